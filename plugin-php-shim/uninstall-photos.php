<?php
/**
 * Finds photos of listings that the rest of the site does not use. Like uninstall.php, this file
 * must run on old PHP versions.
 */

// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared -- the inserted parts are constants and integers; values are prepared.

if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

/**
 * Returns the images that were uploaded for these listings. Call this before the listings are
 * deleted, because WordPress then detaches their images.
 *
 * @param int[] $listings
 * @return int[]
 */
function gazetteer_photos_of($listings)
{
    global $wpdb;

    $list = implode(',', array_map('intval', $listings));

    return $list === '' ? array() : array_map('intval', $wpdb->get_col("SELECT ID FROM {$wpdb->posts} WHERE post_type = 'attachment' AND post_mime_type LIKE 'image/%' AND post_parent IN ({$list})"));
}

/** @param int[] $photos Photos of deleted listings. */
function gazetteer_forget_photos($photos)
{
    global $wpdb;

    static $used = null;
    if ($photos && $used === null) {
        $used = gazetteer_used_images();
    }
    foreach ($photos as $photo) {
        // Keep a photo whose listing still exists, or that now belongs to another post.
        $parent = (int) $wpdb->get_var($wpdb->prepare("SELECT post_parent FROM {$wpdb->posts} WHERE ID = %d", $photo));
        $name = gazetteer_image_name((string) get_post_meta($photo, '_wp_attached_file', true));
        if ($parent === 0 && !isset($used['ids'][$photo]) && !isset($used['names'][$name])) {
            wp_delete_attachment($photo, true);
        }
    }
}

/**
 * Returns the IDs and file names of images that the rest of the site uses. Every number that may be
 * an image ID counts as one, so that no used photo is deleted. The result is cached.
 *
 * @return array
 */
function gazetteer_used_images()
{
    global $wpdb;

    $used = array('ids' => array(), 'names' => array());
    $others = "p.post_type NOT IN ('gazetteer_listing', 'gazetteer_plan', 'gazetteer_field', 'attachment', 'revision')";
    $key = "(meta_key LIKE '%image%' OR meta_key LIKE '%thumbnail%' OR meta_key LIKE '%gallery%' OR meta_key LIKE '%photo%' OR meta_key LIKE '%logo%' OR meta_key LIKE '%avatar%' OR meta_key LIKE '%icon%')";
    $texts = array(
        "SELECT p.ID AS at, p.post_content AS text FROM {$wpdb->posts} p WHERE {$others} AND p.ID > %d ORDER BY p.ID LIMIT 200",
        "SELECT m.meta_id AS at, m.meta_value AS text FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE {$others} AND m.meta_value LIKE '%%/%%' AND m.meta_id > %d ORDER BY m.meta_id LIMIT 200",
        "SELECT option_id AS at, option_value AS text FROM {$wpdb->options} WHERE option_name NOT LIKE '\\_transient%%' AND option_name NOT LIKE '\\_site\\_transient%%' AND option_id > %d ORDER BY option_id LIMIT 200",
    );
    $numbers = array(
        "SELECT m.meta_id AS at, m.meta_value AS text FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE {$others} AND " . str_replace(array('%', 'meta_key'), array('%%', 'm.meta_key'), $key) . ' AND m.meta_id > %d ORDER BY m.meta_id LIMIT 200',
        "SELECT meta_id AS at, meta_value AS text FROM {$wpdb->termmeta} WHERE " . str_replace('%', '%%', $key) . ' AND meta_id > %d ORDER BY meta_id LIMIT 200',
        "SELECT umeta_id AS at, meta_value AS text FROM {$wpdb->usermeta} WHERE " . str_replace('%', '%%', $key) . ' AND umeta_id > %d ORDER BY umeta_id LIMIT 200',
        "SELECT option_id AS at, option_value AS text FROM {$wpdb->options} WHERE option_name IN ('site_icon', 'site_logo') AND option_id > %d ORDER BY option_id LIMIT 200",
    );
    foreach (array_merge($texts, $numbers) as $place => $sql) {
        $at = 0;
        do {
            $rows = $wpdb->get_results($wpdb->prepare($sql, $at));
            foreach ($rows as $row) {
                $at = (int) $row->at;
                gazetteer_note_images($used, (string) $row->text, $place >= count($texts));
            }
        } while ($rows);
    }

    return $used;
}

/**
 * @param array $used
 * @param string $text
 * @param bool $isNumbers Whether each number in the text may be an image ID.
 */
function gazetteer_note_images(&$used, $text, $isNumbers)
{
    // Matches IDs in blocks, classes, shortcodes and serialized theme settings.
    $ids = '/(?:wp-image-|attachment_|"(?:id|mediaId|imageId|attachment_id)":|(?:logo|image|icon|id|attachment_id)";(?:i:|s:\d+:"))(\d+)/';
    if (preg_match_all($ids, $text, $found)) {
        $used['ids'] += array_flip(array_map('intval', $found[1]));
    }
    if (preg_match_all('/(?:\bids=\\\\?"|"ids":\[)([\d,\s]+)/', $text, $found) || ($isNumbers && preg_match_all('/([\d]+)/', $text, $found))) {
        $used['ids'] += array_flip(array_map('intval', explode(',', implode(',', $found[1]))));
    }
    if (preg_match_all('~([^/\\\\"\'\s<>()=?#]+\.(?:jpe?g|png|gif|webp|avif))~i', $text, $found)) {
        foreach ($found[1] as $file) {
            $used['names'][gazetteer_image_name($file)] = true;
        }
    }
}

/**
 * Returns the file name without the size suffix, so that all sizes of an image have the same name.
 *
 * @param string $file
 * @return string
 */
function gazetteer_image_name($file)
{
    return preg_replace('/(?:-\d+x\d+|-scaled|-rotated)?\.\w+$/', '', strtolower(basename($file)));
}
