<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * MyListing: a theme on top of WP Job Manager, whose post type it uses. Places and opening hours have tables of their
 * own. Hours are minutes since Monday, 00:00, and stars count to ten.
 */
final class MyListingImporter extends SiteImporter
{
    private const DETAILS = ['_job_email' => Detail::Email, '_job_phone' => Detail::Phone, '_job_website' => Detail::Website, '_job_video_url' => Detail::Video, '_job_tagline' => Detail::Tagline];
    private const NETWORKS = ['facebook' => Detail::Facebook, 'twitter' => Detail::Twitter, 'x' => Detail::Twitter, 'linkedin' => Detail::LinkedIn, 'youtube' => Detail::YouTube, 'instagram' => Detail::Instagram];
    /** Fields of the theme that are not custom fields. */
    private const OTHERS = ['job_title', 'job_description', 'job_category', 'job_tags', 'region', 'job_email', 'job_phone', 'job_website', 'job_video_url', 'job_tagline', 'job_gallery', 'job_logo', 'job_cover', 'job_location', 'work_hours', 'links', 'price_range', 'related_listing'];
    private const PRICES = ['$' => 'inexpensive', '$$' => 'moderate', '$$$' => 'pricey', '$$$$' => 'ultra_high_end'];
    private const DAY = 1440;

    /** @var array<int, list<array<string, mixed>>> */
    private array $places = [];
    /** @var array<int, list<array<string, mixed>>> */
    private array $hours = [];
    /** @var array<int, string> */
    private array $stars = [];
    /** @var array<string, string>|null */
    private ?array $form = null;

    public function label(): string
    {
        return 'MyListing';
    }

    protected function type(): string
    {
        return 'job_listing';
    }

    protected function posts(): SourcePosts
    {
        return new SourcePosts($this->type(), '_case27_listing_type');
    }

    protected function taxonomies(): array
    {
        return [Column::Category->value => 'job_listing_category', Column::Location->value => 'region', Column::Tags->value => 'case27_job_listing_tags'];
    }

    public function fields(): array
    {
        return array_combine(array_map(self::slug(...), array_keys($this->form())), $this->form());
    }

    protected function prepare(array $posts): void
    {
        $this->places = SourcePosts::rowsOf($posts, 'mylisting_locations', 'listing_id', 'id');
        $this->hours = SourcePosts::rowsOf($posts, 'mylisting_workhours', 'listing_id', 'start');
        $comments = array_merge(...array_column($posts, 'comments'));
        $this->stars = SourcePosts::commentMetas(array_column($comments, 'comment_ID'), '_case27_post_rating');
    }

    protected function details(SourcePost $post): array
    {
        $place = $this->places[$post->id][0] ?? [];
        $cells = [
            Detail::Address->value => (string) ($place['address'] ?? '') ?: $post->text('_job_location'),
            Detail::Latitude->value => (string) ($place['lat'] ?? '') ?: $post->text('geolocation_lat'),
            Detail::Longitude->value => (string) ($place['lng'] ?? '') ?: $post->text('geolocation_long'),
            Detail::Hours->value => $this->openingHours($post),
            Detail::PriceStatus->value => self::PRICES[$post->text('_price_range')] ?? '',
            Detail::Logo->value => self::urls($post, '_job_logo')[0] ?? '',
            Detail::Claimed->value => $post->text('_claimed') === '1' ? 'claimed' : '',
            Column::Image->value => self::pictures($post, '_job_cover')[0] ?? $post->text('_thumbnail_id'),
            Column::Gallery->value => self::pictures($post, '_job_gallery'),
        ];
        foreach (self::DETAILS as $key => $detail) {
            $cells[$detail->value] = $post->text($key);
        }
        foreach ($post->list('_links') as $link) {
            $detail = self::NETWORKS[strtolower(is_array($link) ? (string) ($link['network'] ?? '') : '')] ?? null;
            if ($detail !== null) {
                $cells[$detail->value] = (string) ($link['url'] ?? '');
            }
        }
        foreach (array_keys($this->form()) as $key) {
            $value = $post->value("_{$key}");
            if ($value !== '' && $value !== []) {
                $cells[Column::FIELD . self::slug($key)] = is_array($value) ? array_values(array_filter($value, is_scalar(...))) : $value;
            }
        }
        if (self::isOver($post->text('_job_expires'))) {
            $cells[Column::Status->value] = 'expired';
        }

        return $cells;
    }

    protected function reviews(SourcePost $post): array
    {
        return $post->reviews('mylisting-review', ['', 'comment', 'review'], function (array $comment): float {
            $ten = (float) ($this->stars[(int) $comment['comment_ID']] ?? 0);

            return $ten > 0 ? max(1.0, $ten / 2) : 0.0;
        });
    }

    /** @return array<string, mixed> */
    private function openingHours(SourcePost $post): array
    {
        $hours = new SourceHours();
        $clock = static fn (int $minute): string => sprintf('%02d:%02d', intdiv($minute % self::DAY, 60), $minute % 60);
        foreach ($this->hours[$post->id] ?? [] as $row) {
            [$start, $end] = [(int) $row['start'], (int) $row['end']];
            if ($end - $start < self::DAY) {
                $hours->add(intdiv($start, self::DAY) % 7, $clock($start), $clock($end));
                continue;
            }
            for ($day = intdiv($start, self::DAY); $day < min(7, (int) ceil($end / self::DAY)); $day++) {
                $hours->addWholeDay($day);
            }
        }

        return $hours->toArray();
    }

    /** @return list<string> */
    private static function urls(SourcePost $post, string $key): array
    {
        $stored = $post->value($key);

        return array_values(array_filter(is_array($stored) ? $stored : [$stored], static fn (mixed $url): bool => is_string($url) && $url !== ''));
    }

    /** @return list<string> The pictures that are in the media library. */
    private static function pictures(SourcePost $post, string $key): array
    {
        $ids = array_map(static fn (string $url): int => ctype_digit($url) ? (int) $url : attachment_url_to_postid($url), self::urls($post, $key));

        return array_values(array_map(strval(...), array_filter($ids)));
    }

    /** @return array<string, string> */
    private function form(): array
    {
        if ($this->form === null) {
            $this->form = [];
            foreach ((new SourcePosts('case27_listing_type'))->load(0, 100) as $type) {
                foreach ($type->list('case27_listing_type_fields') as $name => $field) {
                    $slug = is_array($field) && is_string($field['slug'] ?? null) ? $field['slug'] : (string) $name;
                    if (!in_array($slug, self::OTHERS, true) && is_array($field)) {
                        $this->form[$slug] = (string) ($field['label'] ?? $slug);
                    }
                }
            }
        }

        return $this->form;
    }
}
