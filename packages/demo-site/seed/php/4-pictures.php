<?php

/**
 * Adds the pictures to the media library.
 *
 * @return array<string, string> Their URL paths by key.
 */
function gazetteer_demo_pictures(array $pictures, GazetteerDemoPlanted $planted): array
{
    $uploads = wp_upload_dir(null, false);
    $folder = $uploads['basedir'] . '/gazetteer-demo';
    wp_mkdir_p($folder);
    $addresses = [];
    foreach ($pictures as $picture) {
        $key = $picture['key'];
        $file = "{$folder}/{$key}.png";
        $png = base64_decode($picture['png']);
        $addresses[$key] = wp_make_link_relative("{$uploads['baseurl']}/gazetteer-demo/{$key}.png");
        $isSame = file_exists($file) && md5_file($file) === md5($png);
        if (!$isSame) {
            file_put_contents($file, $png);
        }
        if ($planted->id($key) !== 0) {
            $planted->want($key, $isSame ? 'kept' : 'changed');
            continue;
        }
        $id = wp_insert_attachment(['post_title' => $picture['title'], 'post_mime_type' => 'image/png', 'post_status' => 'inherit'], $file, 0, true);
        if (is_wp_error($id)) {
            throw new RuntimeException($id->get_error_message());
        }
        update_post_meta($id, '_wp_attachment_image_alt', $picture['alt']);
        wp_update_attachment_metadata($id, [
            'width' => $picture['width'],
            'height' => $picture['height'],
            'file' => "gazetteer-demo/{$key}.png",
            'filesize' => strlen($png),
            'sizes' => [],
        ]);
        $planted->remember($key, $id);
        $planted->want($key, 'made');
    }

    return $addresses;
}
