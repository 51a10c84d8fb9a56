<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * ListingPro: a theme whose listings keep their details in one serialized meta. Its reviews are posts, which the
 * listing names in `reviews_ids`, and which name the listing in `listing_id`.
 */
final class ListingProImporter extends SiteImporter
{
    private const OPTIONS = 'lp_listingpro_options';
    private const VALUES = 'lp_listingpro_options_fields';
    private const DETAILS = [
        Detail::Tagline, Detail::Address, Detail::Latitude, Detail::Longitude, Detail::Pin, Detail::Phone, Detail::WhatsApp,
        Detail::Email, Detail::Website, Detail::Twitter, Detail::Facebook, Detail::LinkedIn, Detail::YouTube, Detail::Instagram,
        Detail::Video, Detail::PriceStatus, Detail::PriceFrom, Detail::PriceTo, Detail::Hours, Detail::Faqs, Detail::Logo, Detail::Claimed,
    ];

    /** @var array<int, list<SourcePost>> The reviews of the batch, by listing. */
    private array $found = [];
    /** @var array<int, list<int>>|null The IDs of all reviews, by listing. */
    private ?array $index = null;

    public function label(): string
    {
        return 'ListingPro';
    }

    protected function type(): string
    {
        return 'listing';
    }

    protected function taxonomies(): array
    {
        return [
            Column::Category->value => 'listing-category',
            Column::Location->value => 'location',
            Column::Features->value => 'features',
            Column::Tags->value => 'list-tags',
        ];
    }

    public function fields(): array
    {
        global $wpdb;
        $rows = $wpdb->get_results("SELECT post_name, post_title FROM {$wpdb->posts} WHERE post_type = 'form-fields' AND post_status = 'publish' ORDER BY ID", ARRAY_A);

        return array_column((array) $rows, 'post_title', 'post_name');
    }

    protected function prepare(array $posts): void
    {
        $this->found = [];
        $ids = array_merge(...array_values(array_intersect_key($this->index(), array_column($posts, 'id', 'id'))));
        foreach ($ids === [] ? [] : (new SourcePosts('lp-reviews'))->byIds($ids) as $review) {
            $this->found[(int) ($review->list(self::OPTIONS)['listing_id'] ?? 0)][] = $review;
        }
    }

    /** @return array<int, list<int>> */
    private function index(): array
    {
        global $wpdb;
        for ($last = 0; $this->index === null || $last > 0;) {
            $this->index ??= [];
            $rows = $wpdb->get_results($wpdb->prepare(
                "SELECT p.ID, m.meta_value FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_type = 'lp-reviews' AND p.ID > %d ORDER BY p.ID LIMIT 500",
                self::OPTIONS,
                $last,
            ), ARRAY_A);
            foreach ($rows as $row) {
                if (preg_match('/s:10:"listing_id";(?:i:|s:\\d+:")(\\d+)/', (string) $row['meta_value'], $found) === 1) {
                    $this->index[(int) $found[1]][] = (int) $row['ID'];
                }
            }
            $last = (int) (end($rows)['ID'] ?? 0);
        }

        return $this->index;
    }

    protected function details(SourcePost $post): array
    {
        $options = $post->list(self::OPTIONS);
        $cells = [];
        foreach (self::DETAILS as $detail) {
            $cells[$detail->value] = $options[$detail->value] ?? '';
        }
        foreach ($post->list(self::VALUES) as $slug => $value) {
            // The other keys are copies for the theme's filters, and the features, which are terms as well.
            if ($slug !== 'lp_feature' && !str_ends_with((string) $slug, '-mfilter') && $value !== '' && $value !== []) {
                $cells[Column::FIELD . $slug] = $value;
            }
        }
        $plan = (int) ($post->text('plan_id') ?: ($options['Plan_id'] ?? 0));
        $days = (int) ($options['lp_purchase_days'] ?? 0);
        if ($days > 0 && $post->date !== '' && self::isOver((string) (strtotime("{$post->date} UTC") + $days * DAY_IN_SECONDS))) {
            $cells[Column::Status->value] = 'expired';
        }

        return $cells + [
            Column::Gallery->value => preg_split('/\D+/', $post->text('gallery_image_ids'), -1, PREG_SPLIT_NO_EMPTY),
            Column::Plan->value => $plan > 0 ? get_the_title($plan) : '',
        ];
    }

    protected function reviews(SourcePost $post): array
    {
        return array_map(static function (SourcePost $review): array {
            $author = get_userdata($review->author);

            return [
                'key' => "lp-review-{$review->id}",
                'stars' => (float) ($review->list(self::OPTIONS)['rating'] ?? 0),
                'title' => $review->title,
                'text' => $review->content,
                'date' => $review->date,
                'author' => $author->display_name ?? '',
                'email' => $author->user_email ?? '',
                'user' => $review->author,
                'approved' => $review->status === 'publish' ? '1' : '0',
            ];
        }, $this->found[$post->id] ?? []);
    }
}
