<?php

/**
 * Creates or updates the pages. `$named` contains replacements by placeholder, for pictures and forms.
 */
function gazetteer_demo_pages(array $pages, array $named, GazetteerDemoPlanted $planted): void
{
    // WordPress before 6.7 adds `rel` to links with a `target`. The stored page would differ from
    // the planned one.
    remove_filter('content_save_pre', 'wp_targeted_link_rel');
    foreach ($pages as $page) {
        $wanted = [
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_name' => $page['slug'],
            'post_title' => $page['title'],
            'post_content' => strtr($page['content'], $named),
            'post_excerpt' => $page['excerpt'] ?? '',
            'post_parent' => isset($page['parent']) ? $planted->id($page['parent']) : 0,
            'comment_status' => isset($page['comments']) ? 'open' : 'closed',
        ];
        $id = $planted->id($page['key']);
        $there = $id === 0 ? [] : get_post($id, ARRAY_A);
        if ($there !== [] && array_intersect_key($there, $wanted) == $wanted) {
            $planted->want($page['key'], 'kept');
            continue;
        }
        $written = wp_insert_post(wp_slash($wanted + ($id === 0 ? [] : ['ID' => $id])), true);
        if (is_wp_error($written)) {
            throw new RuntimeException("{$page['slug']}: " . $written->get_error_message());
        }
        $planted->remember($page['key'], $written);
        if (!get_comments(['post_id' => $written, 'count' => true])) {
            gazetteer_demo_comments($page['comments'] ?? [], $written, 0);
        }
        $planted->want($page['key'], $id === 0 ? 'made' : 'changed');
    }
}

/** Creates comments and their replies. */
function gazetteer_demo_comments(array $comments, int $page, int $parent): void
{
    foreach ($comments as $comment) {
        $id = wp_insert_comment([
            'comment_post_ID' => $page,
            'comment_parent' => $parent,
            'comment_author' => $comment['author'],
            'comment_content' => $comment['says'],
            'comment_approved' => 1,
        ]);
        gazetteer_demo_comments($comment['answers'] ?? [], $page, (int) $id);
    }
}
