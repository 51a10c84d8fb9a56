<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Review\Admin;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Domain\DescriptionText;
use Gazetteer\Submission\Review\Domain\ListingChange;
use Gazetteer\Submission\Review\PendingEdit;
use WP_Term;

/** Renders each change of an edit as text, diff or images. */
final class ChangeRows
{
    private const NOTHING = '—';

    public function __construct(private readonly FieldRepository $fields, private readonly Listing $present)
    {
    }

    /** @return list<ChangeRow> */
    public function fromEdit(PendingEdit $edit): array
    {
        $labels = ChangeLabels::all() + $this->labels($edit->wanted);

        return array_map(fn (ListingChange $change): ChangeRow => $this->row($change, $labels[$change->field] ?? $change->field), $edit->changes($this->present));
    }

    private function row(ListingChange $change, string $label): ChangeRow
    {
        [$now, $wanted] = [$change->now, $change->wanted];
        $texts = match ($change->field) {
            'content' => [DescriptionText::toText((string) $now), DescriptionText::toText((string) $wanted)],
            ListingChange::DETAIL . Detail::Faqs->value => [self::faqs($now), self::faqs($wanted)],
            ListingChange::DETAIL . Detail::Hours->value => [self::hours($now), self::hours($wanted)],
            default => null,
        };
        if ($texts !== null) {
            return new ChangeRow($change->field, $label, '', '', self::difference(...$texts), $change->isContested);
        }
        [$before, $after] = match ($change->field) {
            'gallery' => [self::photos($now, $wanted, __('Removed', 'gazetteer'), 'removed'), self::photos($wanted, $now, __('New', 'gazetteer'), 'new')],
            'image' => [self::photos([$now]), self::photos([$wanted])],
            ListingChange::DETAIL . Detail::Logo->value => [self::logo($now), self::logo($wanted)],
            'categories', 'locations', 'features', 'tags' => [self::terms($now), self::terms($wanted)],
            default => [self::text($now), self::text($wanted)],
        };

        return new ChangeRow($change->field, $label, $before, $after, '', $change->isContested);
    }

    private static function difference(string $now, string $wanted): string
    {
        $drawn = wp_text_diff($now, $wanted, ['title_left' => __('Now', 'gazetteer'), 'title_right' => __('Owner’s version', 'gazetteer')]);

        // WordPress returns an empty diff if only line endings differ.
        return is_string($drawn) && $drawn !== '' ? $drawn : Tag::of('p', [], Tag::text(__('Only spaces and empty lines differ.', 'gazetteer')));
    }

    private static function text(mixed $value): string
    {
        $text = is_array($value) ? implode(', ', array_filter($value, is_string(...))) : (is_scalar($value) ? (string) $value : '');

        return $text === '' ? self::NOTHING : nl2br(Tag::text($text), false);
    }

    private static function terms(mixed $ids): string
    {
        $names = array_map(static function (mixed $id): string {
            $term = get_term((int) $id);

            return $term instanceof WP_Term ? html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8') : '#' . (int) $id;
        }, (array) $ids);

        return self::text($names);
    }

    /** @param string $word Label for photos that the other version does not contain. */
    private static function photos(mixed $photos, mixed $others = null, string $word = '', string $class = ''): string
    {
        $drawn = '';
        foreach (array_filter(array_map(intval(...), (array) $photos)) as $photo) {
            $isAlone = is_array($others) && !in_array($photo, $others, true);
            $file = (string) get_attached_file($photo);
            $image = wp_get_attachment_image($photo, 'thumbnail', false, ['alt' => $isAlone ? "{$word}: " . basename($file) : basename($file)]);
            $drawn .= Tag::of('li', ['class' => $isAlone ? "gazetteer-photo gazetteer-photo-{$class}" : 'gazetteer-photo'], ($image ?: Tag::text("#{$photo}")) . ($isAlone ? Tag::of('span', ['aria-hidden' => 'true'], Tag::text($word)) : ''));
        }

        return $drawn === '' ? self::NOTHING : Tag::of('ul', ['class' => 'gazetteer-photos'], $drawn);
    }

    private static function logo(mixed $url): string
    {
        return is_string($url) && $url !== '' ? Tag::of('img', ['class' => 'gazetteer-logo', 'src' => esc_url_raw($url), 'alt' => basename($url)]) : self::NOTHING;
    }

    private static function faqs(mixed $kept): string
    {
        $questions = is_array($kept) && is_array($kept['faq'] ?? null) ? $kept['faq'] : [];

        return implode("\n\n", array_map(
            static fn (mixed $question, int|string $at): string => $question . "\n" . wp_strip_all_tags((string) ($kept['faqans'][$at] ?? '')),
            $questions,
            array_keys($questions),
        ));
    }

    private static function hours(mixed $kept): string
    {
        $lines = [];
        foreach (is_array($kept) ? $kept : [] as $day => $times) {
            $opens = (array) ($times['open'] ?? '');
            $closes = (array) ($times['close'] ?? '');
            $spans = array_map(static fn (mixed $open, mixed $close): string => trim("{$open} – {$close}", ' –'), $opens, $closes);
            $lines[] = "{$day}: " . (implode(', ', array_filter($spans)) ?: __('Open all day', 'gazetteer'));
        }

        return implode("\n", $lines);
    }

    /** @return array<string, string> Labels of custom fields, keyed by the changed field's name. */
    private function labels(Listing $wanted): array
    {
        $labels = [];
        foreach ([...$this->fields->everywhere(), ...$this->fields->ofCategories([...$this->present->categories, ...$wanted->categories])] as $field) {
            $labels[ListingChange::VALUE . $field->slug] = $field->label;
        }

        return $labels;
    }
}
