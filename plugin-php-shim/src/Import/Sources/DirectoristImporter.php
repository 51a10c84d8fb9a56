<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

/** Directorist: each detail is a post meta, and reviews are comments with their stars in comment meta. */
final class DirectoristImporter extends SiteImporter
{
    private const DETAILS = [
        '_tagline' => Detail::Tagline, '_address' => Detail::Address, '_manual_lat' => Detail::Latitude, '_manual_lng' => Detail::Longitude,
        '_phone' => Detail::Phone, '_email' => Detail::Email, '_website' => Detail::Website, '_videourl' => Detail::Video, '_price' => Detail::PriceFrom,
    ];
    /** From four dollar signs to one. */
    private const PRICES = ['skimming' => 'ultra_high_end', 'moderate' => 'pricey', 'economy' => 'moderate', 'bellow_economy' => 'inexpensive'];
    private const NETWORKS = ['twitter' => Detail::Twitter, 'facebook' => Detail::Facebook, 'linkedin' => Detail::LinkedIn, 'youtube' => Detail::YouTube, 'instagram' => Detail::Instagram];

    /** @var array<int, string> The stars, by comment. */
    private array $stars = [];
    /** @var array<string, string>|null The labels of custom fields, by key. */
    private ?array $forms = null;

    public function label(): string
    {
        return 'Directorist';
    }

    protected function type(): string
    {
        return 'at_biz_dir';
    }

    protected function taxonomies(): array
    {
        return [Column::Category->value => 'at_biz_dir-category', Column::Location->value => 'at_biz_dir-location', Column::Tags->value => 'at_biz_dir-tags'];
    }

    public function fields(): array
    {
        return array_combine(array_map(self::slug(...), array_keys($this->forms())), $this->forms());
    }

    protected function prepare(array $posts): void
    {
        $comments = array_merge(...array_column($posts, 'comments'));
        $this->stars = SourcePosts::commentMetas(array_column($comments, 'comment_ID'), 'rating');
    }

    protected function details(SourcePost $post): array
    {
        $cells = [];
        foreach (self::DETAILS as $key => $detail) {
            $cells[$detail->value] = $post->text($key);
        }
        if ($post->text('_zip') !== '' && $cells[Detail::Address->value] === '') {
            $cells[Detail::Address->value] = $post->text('_zip');
        }
        foreach ($post->list('_social') as $link) {
            $detail = self::NETWORKS[is_array($link) ? $link['id'] ?? '' : ''] ?? null;
            if ($detail !== null) {
                $cells[$detail->value] = (string) ($link['url'] ?? '');
            }
        }
        foreach (array_keys($this->forms()) as $key) {
            $value = $post->value("_{$key}");
            if ($value !== '' && $value !== []) {
                $cells[Column::FIELD . self::slug($key)] = is_array($value) ? array_values(array_filter($value, is_scalar(...))) : $value;
            }
        }
        $isOver = $post->text('_listing_status') === 'expired' || ($post->text('_never_expire') !== '1' && self::isOver($post->text('_expiry_date')));
        $gallery = array_values(array_filter(array_map(strval(...), array_filter($post->list('_listing_img'), is_scalar(...)))));

        return array_filter([
            Detail::PriceStatus->value => self::PRICES[$post->text('_price_range')] ?? '',
            Detail::Hours->value => self::hours($post),
            Column::Image->value => $post->text('_listing_prv_img') ?: $post->text('_thumbnail_id'),
            Column::Gallery->value => $gallery,
            Column::Plan->value => (int) $post->text('_fm_plans') > 0 ? get_the_title((int) $post->text('_fm_plans')) : '',
            Column::Status->value => $isOver ? 'expired' : '',
        ], static fn (mixed $cell): bool => $cell !== '' && $cell !== []) + $cells;
    }

    protected function reviews(SourcePost $post): array
    {
        return $post->reviews('directorist-review', ['review', '', 'comment'], fn (array $comment): float => (float) ($this->stars[(int) $comment['comment_ID']] ?? 0));
    }

    /** @return array<string, mixed> */
    private static function hours(SourcePost $post): array
    {
        $hours = new SourceHours();
        $isAlways = !in_array($post->text('_enable247hour'), ['', '0'], true);
        if ($isAlways) {
            array_map($hours->addWholeDay(...), range(0, 6));
        }
        foreach ($isAlways ? [] : $post->list('_bdbh') as $name => $day) {
            $number = SourceHours::day((string) $name);
            if ($number === null || !is_array($day) || ($day['enable'] ?? '') !== 'enable') {
                continue;
            }
            if (($day['remain_close'] ?? '') === 'open') {
                $hours->addWholeDay($number);
                continue;
            }
            foreach ((array) ($day['start'] ?? []) as $place => $open) {
                $close = ((array) ($day['close'] ?? []))[$place] ?? '';
                is_string($open) && $open !== '' && is_string($close) && $close !== '' && $hours->add($number, $open, $close);
            }
        }

        return $hours->toArray();
    }

    /** @return array<string, string> */
    private function forms(): array
    {
        global $wpdb;
        if ($this->forms === null) {
            $this->forms = [];
            foreach ($wpdb->get_col("SELECT meta_value FROM {$wpdb->termmeta} WHERE meta_key = 'submission_form_fields' ORDER BY term_id") as $stored) {
                $form = is_serialized($stored) ? @unserialize($stored, ['allowed_classes' => false]) : []; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.PHP.NoSilencedErrors -- as in SourcePost.
                foreach (is_array($form) ? (array) ($form['fields'] ?? []) : [] as $field) {
                    $key = is_array($field) && is_string($field['field_key'] ?? null) ? $field['field_key'] : '';
                    if (str_starts_with($key, 'custom-')) {
                        $this->forms[$key] = (string) ($field['label'] ?? $key);
                    }
                }
            }
        }

        return $this->forms;
    }
}
