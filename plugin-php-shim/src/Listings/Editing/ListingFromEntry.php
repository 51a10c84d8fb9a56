<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Editing;

use Closure;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\SuggestedListing;
use Gazetteer\ContactForm\Entries\Admin\ListingMaker;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;

if (!defined('ABSPATH')) {
    exit;
}

/** Creates a draft listing from a contact form entry, only once per entry. */
final class ListingFromEntry implements ListingMaker
{
    private const ENTRY = '_gazetteer_entry';

    /**
     * @param Closure(): ListingRepository $listings
     * @param Closure(): DataNames $names
     */
    public function __construct(private readonly Closure $listings, private readonly Closure $names)
    {
    }

    public function isOffered(Entry $entry): bool
    {
        return $entry->state !== EntryState::Spam && $this->isAllowed() && self::read($entry) !== null;
    }

    public function made(Entry $entry): int
    {
        $made = get_posts([
            'post_type' => ($this->names)()->listing,
            'post_status' => 'any',
            'meta_key' => self::ENTRY,
            'meta_value' => (string) $entry->id,
            'numberposts' => 1,
            'fields' => 'ids',
        ]);

        return (int) ($made[0] ?? 0);
    }

    public function make(Entry $entry): int
    {
        $made = $this->made($entry);
        $read = self::read($entry) ?? [];
        if ($made > 0 || $read === []) {
            return $made;
        }
        $website = sanitize_url($read[SuggestedListing::WEBSITE] ?? '', ['http', 'https']);
        $listing = ($this->listings)()->save(new Listing(
            id: 0,
            title: wp_strip_all_tags($read[SuggestedListing::TITLE]),
            content: self::content($read[SuggestedListing::DESCRIPTION] ?? ''),
            status: 'draft',
            author: get_current_user_id(),
            categories: $this->categories($read[SuggestedListing::CATEGORY] ?? ''),
            details: array_filter([
                Detail::Address->value => sanitize_text_field($read[SuggestedListing::ADDRESS] ?? ''),
                Detail::Phone->value => sanitize_text_field($read[SuggestedListing::PHONE] ?? ''),
                Detail::Website->value => $website,
            ]),
        ));
        update_post_meta($listing, self::ENTRY, (string) $entry->id);

        return $listing;
    }

    private function isAllowed(): bool
    {
        $type = get_post_type_object(($this->names)()->listing);

        return $type !== null && current_user_can($type->cap->create_posts);
    }

    /** @return array<string, string>|null */
    private static function read(Entry $entry): ?array
    {
        return SuggestedListing::read($entry, [
            SuggestedListing::TITLE => [__('Title', 'gazetteer'), __('Place', 'gazetteer'), __('Business', 'gazetteer')],
            SuggestedListing::CATEGORY => [__('Category', 'gazetteer')],
            SuggestedListing::ADDRESS => [__('Address', 'gazetteer')],
            SuggestedListing::PHONE => [__('Phone', 'gazetteer'), __('Telephone', 'gazetteer')],
            SuggestedListing::WEBSITE => [__('Website', 'gazetteer')],
            SuggestedListing::DESCRIPTION => [__('Description', 'gazetteer')],
        ]);
    }

    /** Escapes the visitor's text, so that it cannot contain tags, blocks or shortcodes. */
    private static function content(string $text): string
    {
        $safe = str_replace(['[', ']'], ['&#91;', '&#93;'], esc_html($text));
        $paragraphs = array_filter(array_map(trim(...), preg_split('/\R{2,}/', $safe) ?: []));
        $blocks = array_map(
            static fn (string $paragraph): string => "<!-- wp:paragraph -->\n<p>" . (string) preg_replace('/\R/', '<br>', $paragraph) . "</p>\n<!-- /wp:paragraph -->",
            $paragraphs,
        );

        return implode("\n\n", $blocks);
    }

    /** @return list<int> IDs of existing categories. A visitor cannot create a category. */
    private function categories(string $named): array
    {
        $ids = [];
        foreach (array_filter(array_map(trim(...), [$named, ...explode(',', $named)])) as $name) {
            $term = get_term_by('name', $name, ($this->names)()->category);
            if ($term instanceof \WP_Term) {
                $ids[] = $term->term_id;
            }
        }

        return array_values(array_unique($ids));
    }
}
