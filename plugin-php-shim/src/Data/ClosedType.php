<?php

declare(strict_types=1);

namespace Gazetteer\Data;

/** A type of posts that only appear inside of others: without addresses, and with one right for all that can be done. */
final class ClosedType
{
    private const RIGHTS = [
        'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'publish_posts', 'read_private_posts',
        'read', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'edit_private_posts', 'edit_published_posts',
        'create_posts',
    ];

    /** @param array<string, mixed> $arguments */
    public static function register(string $name, string $right, array $arguments): void
    {
        register_post_type($name, $arguments + [
            'public' => false,
            'show_in_rest' => true,
            'rest_controller_class' => ClosedPosts::class,
            'capabilities' => array_fill_keys(self::RIGHTS, $right),
            // Nothing depends on whose post it is.
            'map_meta_cap' => false,
            'rewrite' => false,
            'query_var' => false,
            'delete_with_user' => false,
        ]);
    }
}
