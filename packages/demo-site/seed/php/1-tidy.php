<?php

/** Deletes the sample content of a new WordPress site. */
function gazetteer_demo_tidy(): void
{
    foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => '_gazetteer_demo', 'meta_compare' => 'NOT EXISTS']) as $post) {
        if (in_array($post->post_name, ['hello-world', 'sample-page', 'privacy-policy'], true)) {
            wp_delete_post($post->ID, true);
        }
    }
}
