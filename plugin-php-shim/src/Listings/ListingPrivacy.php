<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;

/**
 * Personal data exporter and eraser for listings. The eraser keeps the listing, because it is published content like
 * a post, and removes only the author's contact details.
 */
final class ListingPrivacy
{
    private const NAME = 'gazetteer-listings';
    private const AT_ONCE = 50;
    private const CONTACT = [Detail::Email, Detail::Phone, Detail::WhatsApp];

    /**
     * @param Closure(): DataNames $names
     * @param Closure(): ListingRepository $repository
     */
    public function __construct(private readonly Closure $names, private readonly Closure $repository)
    {
    }

    /**
     * @param array<string, array<string, mixed>> $all
     * @return array<string, array<string, mixed>>
     */
    public function addExporter(array $all): array
    {
        return $all + [
            self::NAME => ['exporter_friendly_name' => __('Directory listings', 'gazetteer'), 'callback' => $this->export(...)],
        ];
    }

    /**
     * @param array<string, array<string, mixed>> $all
     * @return array<string, array<string, mixed>>
     */
    public function addEraser(array $all): array
    {
        return $all + [
            self::NAME => ['eraser_friendly_name' => __('Directory listings', 'gazetteer'), 'callback' => $this->erase(...)],
        ];
    }

    /** @return array{data: list<array<string, mixed>>, done: bool} */
    private function export(string $email, int $page = 1): array
    {
        $listings = $this->listingsOf($email, $page);
        $items = [];
        foreach ($listings as $listing) {
            $items[] = [
                'group_id' => self::NAME,
                'group_label' => __('Directory listings', 'gazetteer'),
                'item_id' => self::NAME . "-{$listing->id}",
                'data' => $this->lines($listing),
            ];
        }

        return ['data' => $items, 'done' => count($listings) < self::AT_ONCE];
    }

    /** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
    private function erase(string $email, int $page = 1): array
    {
        $listings = $this->listingsOf($email, $page);
        $removed = 0;
        foreach ($listings as $listing) {
            $names = array_column(self::CONTACT, 'value');
            // The pending edit was never published and contains the same personal data.
            $removed += delete_post_meta($listing->id, ListingMeta::WAITING_EDIT) ? 1 : 0;
            delete_post_meta($listing->id, ListingMeta::DECLINED_EDIT);
            if (array_filter(array_intersect_key($listing->details, array_flip($names))) !== []) {
                $kept = ListingMeta::arrayOf($listing->id, ($this->names)()->details);
                update_post_meta($listing->id, ($this->names)()->details, wp_slash(array_replace($kept, array_fill_keys($names, ''))));
                clean_post_cache($listing->id);
                $removed++;
            }
        }

        return [
            'items_removed' => $removed > 0,
            'items_retained' => $listings !== [],
            'messages' => $listings === [] ? [] : [__('Email addresses and phone numbers were removed from the listings. Delete listings that should not stay in the directory.', 'gazetteer')],
            'done' => count($listings) < self::AT_ONCE,
        ];
    }

    /** @return list<array{name: string, value: string}> */
    private function lines(Listing $listing): array
    {
        $lines = [
            ['name' => __('Title', 'gazetteer'), 'value' => esc_html($listing->title)],
            ['name' => __('Address', 'gazetteer'), 'value' => esc_url((string) get_permalink($listing->id))],
            ['name' => __('Description', 'gazetteer'), 'value' => wp_kses_post($listing->content)],
        ];
        $waiting = ListingMeta::arrayOf($listing->id, ListingMeta::WAITING_EDIT)['wanted'] ?? null;
        if (is_array($waiting)) {
            $lines[] = ['name' => __('Changes pending review', 'gazetteer'), 'value' => esc_html(implode("\n", array_filter(self::flat($waiting))))];
        }
        foreach ($listing->details + $listing->values as $name => $value) {
            $text = is_array($value) ? implode(', ', array_filter(self::flat($value))) : (is_scalar($value) ? (string) $value : '');
            if ($text !== '') {
                $lines[] = ['name' => esc_html((string) $name), 'value' => esc_html($text)];
            }
        }

        return $lines;
    }

    /**
     * @param array<array-key, mixed> $value
     * @return list<string>
     */
    private static function flat(array $value): array
    {
        $texts = [];
        array_walk_recursive($value, static function (mixed $one) use (&$texts): void {
            $texts[] = is_scalar($one) ? (string) $one : '';
        });

        return $texts;
    }

    /** @return list<Listing> Listings of the account with this email address, in any status. */
    private function listingsOf(string $email, int $page): array
    {
        $user = get_user_by('email', $email);
        if (!$user) {
            return [];
        }
        $ids = get_posts([
            'post_type' => ($this->names)()->listing,
            'post_status' => array_keys(get_post_stati()),
            'author' => $user->ID,
            'fields' => 'ids',
            'numberposts' => self::AT_ONCE,
            'offset' => ($page - 1) * self::AT_ONCE,
            'orderby' => 'ID',
            'order' => 'ASC',
        ]);

        return array_values(array_filter(array_map(($this->repository)()->find(...), $ids)));
    }
}
