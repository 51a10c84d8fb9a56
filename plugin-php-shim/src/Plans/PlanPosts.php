<?php

declare(strict_types=1);

namespace Gazetteer\Plans;

use Gazetteer\Data\DataNames;
use Gazetteer\Data\StoredPost;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;
use WP_Post;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads plans from posts. WordPress caches the query and its results, and clears both when a plan changes. */
final class PlanPosts implements PlanRepository
{
    /** Upper limit for the query, far above the number of plans on a site. */
    private const MOST = 200;

    public function __construct(private readonly DataNames $names)
    {
    }

    public function all(): array
    {
        $posts = get_posts([
            'post_type' => $this->names->plan,
            'post_status' => 'publish',
            'numberposts' => self::MOST,
            'orderby' => ['menu_order' => 'ASC', 'ID' => 'ASC'],
            'suppress_filters' => false,
            'update_post_term_cache' => false,
        ]);

        return array_map(PlanPost::read(...), array_values(array_filter($posts, static fn ($post): bool => $post instanceof WP_Post)));
    }

    public function find(int $id): ?Plan
    {
        $post = $id > 0 ? get_post($id) : null;

        return $this->isOffered($post) ? PlanPost::read($post) : null;
    }

    public function stored(int $id): ?Plan
    {
        $stored = StoredPost::read($id);

        return $stored !== null && $this->isOffered($stored->post) ? PlanPost::read($stored->post, $stored->metas()) : null;
    }

    private function isOffered(?WP_Post $post): bool
    {
        return $post !== null && $post->post_type === $this->names->plan && $post->post_status === 'publish';
    }
}
