<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

/** GeoDirectory: the details are columns of one table, and pictures and stars have tables of their own. */
final class GeoDirectoryImporter extends SiteImporter
{
    private const TABLE = 'geodir_gd_place_detail';
    /** Columns that are not custom fields. The other fields of the form are imported under their names. */
    private const KNOWN = [
        'phone' => Detail::Phone, 'email' => Detail::Email, 'website' => Detail::Website, 'twitter' => Detail::Twitter,
        'facebook' => Detail::Facebook, 'linkedin' => Detail::LinkedIn, 'instagram' => Detail::Instagram,
        'youtube' => Detail::YouTube, 'video' => Detail::Video, 'price' => Detail::PriceFrom,
    ];
    private const OTHERS = ['post_title', 'post_content', 'post_category', 'post_tags', 'post_images', 'address', 'business_hours', 'featured', 'claimed', 'package_id', 'expire_date', 'logo'];

    /** @var array<int, list<array<string, mixed>>> */
    private array $rows = [];
    /** @var array<int, list<array<string, mixed>>> */
    private array $pictures = [];
    /** @var array<int, float> The stars, by comment. */
    private array $stars = [];
    /** @var array<string, string>|null */
    private ?array $fields = null;

    public function label(): string
    {
        return 'GeoDirectory';
    }

    public function canRead(string $path): bool
    {
        return parent::canRead($path) && SourcePosts::hasTable(self::TABLE);
    }

    protected function type(): string
    {
        return 'gd_place';
    }

    protected function taxonomies(): array
    {
        return [Column::Category->value => 'gd_placecategory', Column::Tags->value => 'gd_place_tags'];
    }

    public function fields(): array
    {
        global $wpdb;
        if ($this->fields === null) {
            $rows = SourcePosts::hasTable('geodir_custom_fields')
                ? $wpdb->get_results("SELECT htmlvar_name, frontend_title FROM {$wpdb->prefix}geodir_custom_fields WHERE post_type = 'gd_place' AND is_active = '1' AND field_type <> 'fieldset' ORDER BY sort_order", ARRAY_A)
                : [];
            $all = array_column((array) $rows, 'frontend_title', 'htmlvar_name');
            $this->fields = array_diff_key($all, self::KNOWN, array_flip(self::OTHERS));
        }

        return array_combine(array_map(self::slug(...), array_keys($this->fields)), $this->fields);
    }

    protected function prepare(array $posts): void
    {
        $this->rows = SourcePosts::rowsOf($posts, self::TABLE, 'post_id', 'post_id');
        $this->pictures = SourcePosts::rowsOf($posts, 'geodir_attachments', 'post_id', 'menu_order');
        $reviews = SourcePosts::rowsOf($posts, 'geodir_post_review', 'post_id', 'comment_id');
        $this->stars = array_map(floatval(...), array_column(array_merge(...$reviews), 'rating', 'comment_id'));
        $this->fields();
    }

    protected function details(SourcePost $post): array
    {
        $row = $this->rows[$post->id][0] ?? [];
        $text = static fn (string $column): string => trim((string) ($row[$column] ?? ''));
        $town = trim("{$text('zip')} {$text('city')}");
        $place = array_values(array_filter([$text('country'), $text('region'), $text('city')], static fn (string $name): bool => $name !== ''));
        $cells = [
            Detail::Address->value => implode(', ', array_filter([$text('street'), $text('street2'), $town, $text('region'), $text('country')], static fn (string $line): bool => $line !== '')),
            Detail::Latitude->value => $text('latitude'),
            Detail::Longitude->value => $text('longitude'),
            Detail::Hours->value => self::hours($text('business_hours')),
            Detail::Claimed->value => $text('claimed') === '1' ? 'claimed' : '',
            Column::Location->value => $place === [] ? [] : [$place],
            Column::Gallery->value => $this->pictures($post),
            Column::Plan->value => $this->planTitle((int) $text('package_id')),
        ];
        foreach (self::KNOWN as $column => $detail) {
            $cells[$detail->value] = $text($column);
        }
        foreach (array_keys($this->fields ?? []) as $column) {
            $value = $text((string) $column);
            if ($value !== '') {
                $cells[Column::FIELD . self::slug((string) $column)] = $value;
            }
        }
        if ($post->status === 'gd-expired' || self::isOver($text('expire_date'))) {
            $cells[Column::Status->value] = 'expired';
        }
        $cells[Column::Image->value] = $cells[Column::Gallery->value][0] ?? '';

        return $cells;
    }

    protected function reviews(SourcePost $post): array
    {
        return $post->reviews('gd-review', ['', 'comment', 'review'], fn (array $comment): float => $this->stars[(int) $comment['comment_ID']] ?? 0.0);
    }

    /** @return list<string> The pictures that exist as files, with the featured one first. */
    private function pictures(SourcePost $post): array
    {
        $folder = wp_upload_dir(null, false)['basedir'];
        $rows = array_filter($this->pictures[$post->id] ?? [], static fn (array $row): bool => $row['type'] === 'post_images'
            && (string) $row['is_approved'] === '1' && is_file($folder . '/' . ltrim((string) $row['file'], '/')));
        usort($rows, static fn (array $a, array $b): int => [(int) $b['featured'], (int) $a['menu_order']] <=> [(int) $a['featured'], (int) $b['menu_order']]);

        return array_map(static fn (array $row): string => 'uploads:' . ltrim((string) $row['file'], '/'), $rows);
    }

    /** @return array<string, mixed> From a text such as `["Mo 09:00-12:00,13:00-17:00"],["UTC":"+1"]`. */
    private static function hours(string $text): array
    {
        $hours = new SourceHours();
        preg_match_all('/"(Mo|Tu|We|Th|Fr|Sa|Su)\s+([^"]*)"/', $text, $days, PREG_SET_ORDER);
        foreach ($days as [, $name, $slots]) {
            foreach (explode(',', $slots) as $slot) {
                [$open, $close] = array_map('trim', explode('-', "{$slot}-"));
                $open === $close || ($open === '00:00' && $close === '24:00') ? $hours->addWholeDay((int) SourceHours::day($name)) : $hours->add((int) SourceHours::day($name), $open, $close);
            }
        }

        return $hours->toArray();
    }

    private function planTitle(int $package): string
    {
        global $wpdb;

        return $package > 0 && SourcePosts::hasTable('geodir_price')
            ? (string) $wpdb->get_var($wpdb->prepare("SELECT name FROM {$wpdb->prefix}geodir_price WHERE id = %d", $package))
            : '';
    }
}
