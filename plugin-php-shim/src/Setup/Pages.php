<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Setup;

use Gazetteer\Kernel\Settings;
use RuntimeException;
use WP_Post;

/** Finds or creates the pages of the directory. An existing page is not created a second time. */
final class Pages
{
    public function __construct(private readonly Settings $settings, private readonly StarterForms $forms)
    {
    }

    /** The ID of the page with this purpose; 0 if there is none or if it is in the trash. */
    public function current(PagePurpose $purpose): int
    {
        return self::isThere($this->settings->page($purpose->value)) ? $this->settings->page($purpose->value) : 0;
    }

    public static function isThere(int $page): bool
    {
        $post = $page > 0 ? get_post($page) : null;

        return $post instanceof WP_Post && $post->post_type === 'page' && $post->post_status !== 'trash';
    }

    /** Whether the page contains the block or the shortcode of the purpose. */
    public static function serves(PagePurpose $purpose, int $page): bool
    {
        $content = (string) get_post($page)?->post_content;

        return has_block($purpose->block(), $content) || has_shortcode($content, $purpose->shortcode());
    }

    public function make(PagePurpose $purpose): int
    {
        $current = $this->current($purpose);
        if ($current > 0 && self::serves($purpose, $current)) {
            return $current;
        }
        $made = wp_insert_post(wp_slash([
            'post_type' => 'page',
            'post_status' => 'publish',
            'post_title' => $purpose->title(),
            'post_content' => self::content($purpose, $this->forms->for($purpose)),
            'comment_status' => 'closed',
            'ping_status' => 'closed',
        ]), true);
        if (is_wp_error($made)) {
            throw new RuntimeException($made->get_error_message());
        }

        return $made;
    }

    /** @param int $form The ID of the form for the contact page; 0 for none. */
    private static function content(PagePurpose $purpose, int $form): string
    {
        $formBlock = $form > 0 ? get_comment_delimited_block_content('gazetteer/contact-form', ['form' => $form], '') : '';

        return implode("\n\n", array_filter(match ($purpose) {
            PagePurpose::Directory => [self::block($purpose, ['align' => 'wide'])],
            PagePurpose::Plans => [self::block($purpose, ['align' => 'wide'])],
            PagePurpose::Submit, PagePurpose::MyListings => [self::block($purpose)],
            PagePurpose::Contact => [
                self::paragraph(__('Do you have a question, or did you find a mistake? Write to us.', 'gazetteer')),
                $formBlock,
            ],
        }));
    }

    /** @param array<string, mixed> $attributes */
    private static function block(PagePurpose $purpose, array $attributes = []): string
    {
        return get_comment_delimited_block_content($purpose->block(), $attributes, '');
    }

    private static function paragraph(string $text): string
    {
        return get_comment_delimited_block_content('core/paragraph', [], '<p>' . esc_html($text) . '</p>');
    }
}
