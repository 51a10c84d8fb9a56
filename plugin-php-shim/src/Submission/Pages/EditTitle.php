<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

use Gazetteer\Contract\Field;
use WP_Block;
use WP_Post;

if (!defined('ABSPATH')) {
    exit;
}

/** Changes the title of the submission page while a listing is edited there. */
final class EditTitle
{
    private const BLOCK = 'gazetteer/listing-form';
    private const SHORTCODE = 'gazetteer_listing_form';

    public static function add(): void
    {
        $page = is_singular() ? get_queried_object() : null;
        // The parameter only selects the title, so no nonce is needed.
        $listing = $_GET[Field::LISTING] ?? ''; // phpcs:ignore WordPress.Security
        $hasForm = $page instanceof WP_Post && (has_block(self::BLOCK, $page) || has_shortcode($page->post_content, self::SHORTCODE));
        if (!$hasForm || !is_numeric($listing) || (int) $listing <= 0) {
            return;
        }
        add_filter('the_title', static fn (mixed $title, mixed $id = 0): mixed => (int) $id === $page->ID && self::isHeading() ? self::words() : $title, 10, 2);
        add_filter('render_block_core/post-title', static fn (string $html, array $parsed, WP_Block $block): string => self::named($html, $page->ID, $block), 10, 3);
        add_filter('document_title_parts', static fn (array $parts): array => ['title' => self::words()] + $parts);
    }

    private static function words(): string
    {
        return __('Edit listing', 'gazetteer');
    }

    /**
     * Menus and page lists keep the original title. Block themes render menus and page lists inside the loop, so
     * check for them.
     */
    private static function isHeading(): bool
    {
        return !wp_is_block_theme() && in_the_loop() && is_main_query();
    }

    private static function named(string $html, int $page, WP_Block $block): string
    {
        return (int) ($block->context['postId'] ?? 0) === $page ? str_replace(get_the_title($page), esc_html(self::words()), $html) : $html;
    }
}
