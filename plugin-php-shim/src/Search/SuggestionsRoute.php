<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Kernel\Http\CachedRoute;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Method;
use Gazetteer\Search\Domain\Suggester;
use WP_Post;
use WP_Term;

if (!defined('ABSPATH')) {
    exit;
}

/** Returns the names of listings, categories and places that match what a visitor types. Public. */
final class SuggestionsRoute implements CachedRoute
{
    public const PATH = 'suggestions';
    private const LONGEST = 100;

    /** @param Closure(): DataNames $names */
    public function __construct(private readonly Suggester $suggester, private readonly Closure $names)
    {
    }

    public function method(): Method
    {
        return Method::Get;
    }

    public function path(): string
    {
        return self::PATH;
    }

    public function capability(): string
    {
        return '';
    }

    public function maxAge(): int
    {
        return MINUTE_IN_SECONDS;
    }

    public function args(): array
    {
        return ['q' => [
            'description' => __('The beginning of a search.', 'gazetteer'),
            'type' => 'string',
            'required' => true,
            'minLength' => 1,
            'maxLength' => self::LONGEST,
        ]];
    }

    public function answer(Input $input): ?array
    {
        $found = $this->suggester->suggest($input->text('q', 4 * self::LONGEST));
        $names = ($this->names)();

        return [
            'names' => $this->listings($found->listings, $names->listing),
            'categories' => self::terms($found->categories, $names->category),
            'places' => self::terms($found->locations, $names->location),
        ];
    }

    /**
     * @param list<int> $ids
     * @return list<array{title: string, url: string}>
     */
    private function listings(array $ids, string $type): array
    {
        _prime_post_caches($ids, false, false);
        $listings = [];
        foreach ($ids as $id) {
            $post = get_post($id);
            // The index may be older than the post.
            if ($post instanceof WP_Post && $post->post_type === $type && $post->post_status === 'publish' && $post->post_password === '') {
                $listings[] = ['title' => self::plain(get_the_title($post)), 'url' => (string) get_permalink($post)];
            }
        }

        return $listings;
    }

    /**
     * @param array<int, int> $counts
     * @return list<array{name: string, url: string, count: int}>
     */
    private static function terms(array $counts, string $taxonomy): array
    {
        $terms = [];
        foreach ($counts === [] ? [] : get_terms(['taxonomy' => $taxonomy, 'include' => array_keys($counts), 'orderby' => 'include', 'hide_empty' => false, 'update_term_meta_cache' => false]) as $term) {
            $url = $term instanceof WP_Term ? get_term_link($term) : '';
            if ($term instanceof WP_Term && is_string($url)) {
                $terms[] = ['name' => self::plain($term->name), 'url' => $url, 'count' => $counts[$term->term_id]];
            }
        }

        return $terms;
    }

    private static function plain(string $text): string
    {
        return html_entity_decode(wp_strip_all_tags($text), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }
}
