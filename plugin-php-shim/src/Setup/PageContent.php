<?php

declare(strict_types=1);

namespace Gazetteer\Setup;

/** What a new page begins with: blocks of ours, and a line of words that the owner can change. */
final class PageContent
{
    /** @param int $form The form for it, 0 for none. */
    public static function of(PagePurpose $purpose, int $form): string
    {
        $formBlock = $form > 0 ? get_comment_delimited_block_content('gazetteer/contact-form', ['form' => $form], '') : '';

        return implode("\n\n", array_filter(match ($purpose) {
            PagePurpose::Directory => [self::block($purpose, ['align' => 'wide'])],
            PagePurpose::Plans => [self::block($purpose, ['align' => 'wide'])],
            PagePurpose::Submit, PagePurpose::MyListings => [self::block($purpose)],
            PagePurpose::Contact => [
                self::paragraph(__('Questions, praise, something that is wrong: write to us.', 'gazetteer')),
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
