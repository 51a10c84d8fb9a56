<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

/** Business Directory Plugin: a table describes the form, and each answer is a post meta named after its field's ID. */
final class BusinessDirectoryImporter extends SiteImporter
{
    private const TAGS = [
        'website' => Detail::Website, 'phone' => Detail::Phone, 'email' => Detail::Email, 'address' => Detail::Address,
        'facebook' => Detail::Facebook, 'twitter' => Detail::Twitter, 'xtwitter' => Detail::Twitter, 'linkedin' => Detail::LinkedIn,
        'instagram' => Detail::Instagram, 'youtube' => Detail::YouTube, 'price' => Detail::PriceFrom,
    ];

    /** @var array<int, list<array<string, mixed>>> */
    private array $rows = [];
    /** @var list<array<string, string>>|null */
    private ?array $form = null;

    public function label(): string
    {
        return 'Business Directory Plugin';
    }

    public function canRead(string $path): bool
    {
        return parent::canRead($path) && SourcePosts::hasTable('wpbdp_form_fields');
    }

    protected function type(): string
    {
        return 'wpbdp_listing';
    }

    protected function taxonomies(): array
    {
        return [Column::Category->value => 'wpbdp_category', Column::Tags->value => 'wpbdp_tag', Column::Location->value => 'wpbdm-region'];
    }

    public function fields(): array
    {
        $fields = [];
        foreach ($this->form() as $field) {
            if (self::detail($field) === null && self::name($field) !== 'zip') {
                $fields[self::slug(self::name($field))] = $field['label'];
            }
        }

        return $fields;
    }

    protected function prepare(array $posts): void
    {
        $this->rows = SourcePosts::rowsOf($posts, 'wpbdp_listings', 'listing_id', 'listing_id');
    }

    protected function details(SourcePost $post): array
    {
        $cells = [];
        $zip = '';
        foreach ($this->form() as $field) {
            $value = self::answer($post->value("_wpbdp[fields][{$field['id']}]"), $field['field_type']);
            $detail = self::detail($field);
            if ($value === '' || $value === []) {
                continue;
            }
            if (self::name($field) === 'zip' && is_string($value)) {
                $zip = $value;
            } elseif ($detail !== null) {
                $cells[$detail->value] = is_array($value) ? (string) reset($value) : $value;
            } else {
                $cells[Column::FIELD . self::slug(self::name($field))] = $value;
            }
        }
        $cells[Detail::Address->value] = implode(', ', array_filter([$cells[Detail::Address->value] ?? '', $zip], static fn (string $part): bool => $part !== ''));
        $row = $this->rows[$post->id][0] ?? [];
        if (($row['listing_status'] ?? '') === 'expired' || self::isOver($row['expiration_date'] ?? '')) {
            $cells[Column::Status->value] = 'expired';
        }
        $images = array_map(strval(...), array_filter($post->list('_wpbdp[images]'), is_scalar(...)));

        return $cells + [
            Column::Image->value => $post->text('_wpbdp[thumbnail_id]') ?: $post->text('_thumbnail_id') ?: ($images[0] ?? ''),
            Column::Gallery->value => array_values($images),
            Column::Plan->value => $this->planTitle((int) ($row['fee_id'] ?? 0)),
        ];
    }

    /** @return string|list<string> A web address is stored with its text, and several choices with tabs between them. */
    private static function answer(mixed $value, string $type): string|array
    {
        if ($type === 'url') {
            $value = is_array($value) ? $value[0] ?? '' : $value;
        }
        if (is_array($value)) {
            return array_values(array_filter(array_map(static fn (mixed $one): string => is_scalar($one) ? trim((string) $one) : '', $value), static fn (string $one): bool => $one !== ''));
        }
        $text = is_scalar($value) ? trim((string) $value) : '';

        return str_contains($text, "\t") ? array_values(array_filter(array_map('trim', explode("\t", $text)), static fn (string $one): bool => $one !== '')) : $text;
    }

    /** @param array<string, string> $field */
    private static function name(array $field): string
    {
        $name = $field['tag'] ?: $field['shortname'];

        return match (true) {
            $name === 'zip_code' => 'zip',
            $name !== '' => $name,
            default => $field['label'],
        };
    }

    /** @param array<string, string> $field */
    private static function detail(array $field): ?Detail
    {
        return self::TAGS[self::name($field)] ?? self::TAGS[$field['shortname']] ?? null;
    }

    /** @return list<array<string, string>> The fields whose answers are post metas. Images have a meta of their own. */
    private function form(): array
    {
        global $wpdb;

        return $this->form ??= SourcePosts::hasTable('wpbdp_form_fields')
            ? (array) $wpdb->get_results("SELECT id, label, field_type, shortname, tag FROM {$wpdb->prefix}wpbdp_form_fields WHERE association = 'meta' AND field_type <> 'image' ORDER BY weight DESC, id", ARRAY_A)
            : [];
    }

    private function planTitle(int $fee): string
    {
        global $wpdb;

        return $fee > 0 && SourcePosts::hasTable('wpbdp_plans')
            ? (string) $wpdb->get_var($wpdb->prepare("SELECT label FROM {$wpdb->prefix}wpbdp_plans WHERE id = %d", $fee))
            : '';
    }
}
