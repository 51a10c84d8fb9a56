<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Reading;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\Limit;
use Gazetteer\Contract\Social;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Listings\Domain\Detail;

/** Reads the fields of a submitted listing with their types. Ignores unknown fields. */
final class SubmittedListingReader
{
    public const IMAGES = [Field::GALLERY, Field::FEATURED_IMAGE, Field::LOGO];

    private const MOST = 100;
    /**
     * The maximum number of question rows to read. It allows for empty rows, which a form without JavaScript also
     * sends.
     */
    private const MOST_ROWS = 2 * Limit::FAQS;
    /** If the site's language was changed, the stored weekday names can be in two languages. */
    private const MOST_DAYS = 14;
    private const LIST_BYTES = 20_000;
    private const TIMES_A_DAY = 2;
    private const ANSWER_BYTES = 20_000;
    private const URL_BYTES = 2000;

    public function read(Input $input): SubmittedListing
    {
        $fields = self::inner($input, Field::FORM_FIELDS);
        $hours = self::inner($input, Field::PASSED_BUSINESS_HOURS);
        $features = $fields->ids(Field::FEATURES);
        $values = self::values($fields);
        $details = self::details($input) + ($input->has(Field::PASSED_BUSINESS_HOURS) ? [Detail::Hours->value => self::hours($hours)] : []);
        $files = [];
        foreach (self::IMAGES as $name) {
            $files[$name] = $input->files($name);
        }

        return new SubmittedListing(
            title: $input->text(Field::TITLE),
            content: trim($input->html(Field::CONTENT)),
            categories: self::words($input->list(Field::CATEGORY, self::MOST)),
            locations: self::words($input->list(Field::LOCATION, self::MOST)) ?: self::words($input->list(Field::LOCATION_TEXT, self::MOST)),
            tags: self::tags($input),
            features: $features,
            details: $details,
            values: $values,
            files: $files,
            keptImages: $input->ids(Field::KEPT_IMAGES),
            removedImages: $input->ids(Field::REMOVED_IMAGES),
            removedSingles: array_values(array_intersect([Field::FEATURED_IMAGE, Field::LOGO], $input->list(Field::PASSED_REMOVED_SINGLES, self::MOST))),
            galleryOrder: self::words(explode(',', $input->text(Field::PASSED_GALLERY_ORDER)), false),
            agrees: $input->flag(Field::PASSED_TERMS),
            sent: array_keys($input->all()),
            faults: self::faults($input, $fields, $hours) + self::overfull($input, $fields, $hours),
        );
    }

    /** @return array<string, mixed> Only the details that the form contains. */
    private static function details(Input $input): array
    {
        $details = [];
        if ($input->has(Field::ADDRESS) || $input->has(Field::CUSTOM_ADDRESS)) {
            $details[Detail::Address->value] = $input->text(Field::CUSTOM_ADDRESS) ?: $input->text(Field::ADDRESS);
        }
        foreach (self::texts() as $detail => $name) {
            if ($input->has($name)) {
                $details[$detail] = $input->text($name, self::URL_BYTES);
            }
        }
        if ($input->has(Field::FAQ_QUESTION)) {
            $details[Detail::Faqs->value] = [
                'faq' => $input->list(Field::FAQ_QUESTION, self::MOST_ROWS),
                'faqans' => $input->list(Field::FAQ_ANSWER, self::MOST_ROWS, self::ANSWER_BYTES, true),
            ];
        }

        return $details;
    }

    /** @return array<string, string> Input names by storage key; price and video have different input names. */
    private static function texts(): array
    {
        $networks = array_column(Social::cases(), 'value');

        return [
            Detail::Tagline->value => Field::PASSED_TAGLINE,
            Detail::Latitude->value => Field::LATITUDE,
            Detail::Longitude->value => Field::LONGITUDE,
            Detail::Phone->value => Field::PHONE,
            Detail::WhatsApp->value => Field::PASSED_WHATSAPP,
            Detail::Website->value => Field::WEBSITE,
            Detail::Video->value => Field::PASSED_VIDEO,
            Detail::PriceStatus->value => Field::PASSED_PRICE_STATUS,
            Detail::PriceFrom->value => Field::PASSED_PRICE_FROM,
            Detail::PriceTo->value => Field::PASSED_PRICE_TO,
        ] + array_combine($networks, $networks);
    }

    /** @return array<string, array{open: string|list<string>, close: string|list<string>}> */
    private static function hours(Input $hours): array
    {
        $days = [];
        foreach (array_slice(array_keys($hours->all()), 0, self::MOST_DAYS) as $day) {
            $times = $hours->inner((string) $day);
            $days[(string) $day] = ['open' => self::times($times, 'open'), 'close' => self::times($times, 'close')];
        }

        return $days;
    }

    /** @return string|list<string> One time, or two for a day with a break. */
    private static function times(Input $day, string $which): string|array
    {
        $times = array_values($day->list($which, self::TIMES_A_DAY, 20));

        return count($times) > 1 ? $times : $times[0] ?? '';
    }

    /** @return array<string, string|list<string>> */
    private static function values(Input $fields): array
    {
        $values = [];
        foreach (array_slice($fields->all(), 0, self::MOST, true) as $slug => $value) {
            $slug = (string) $slug;
            if ($slug !== Field::FEATURES) {
                $values[$slug] = is_array($value) ? array_values($fields->list($slug)) : $fields->lines($slug);
            }
        }

        return $values;
    }

    /** Returns a group of fields as input. A form may send an empty string for an empty group. */
    private static function inner(Input $input, string $name): Input
    {
        return ($input->all()[$name] ?? '') === '' ? new Input([]) : $input->inner($name);
    }

    /**
     * @param array<array-key, string> $texts
     * @return list<string>
     */
    private static function words(array $texts, bool $isEachOnce = true): array
    {
        $words = array_filter(array_map(trim(...), $texts), static fn (string $text): bool => $text !== '');

        return array_values($isEachOnce ? array_unique($words) : $words);
    }

    /** @return list<string> */
    private static function tags(Input $input): array
    {
        return self::words(explode(',', $input->text(Field::PASSED_TAGS, self::LIST_BYTES)));
    }

    /**
     * @return array<string, InputFault> Errors for lists with too many entries, because the plugin must not drop entries without a message.
     */
    private static function overfull(Input $input, Input $fields, Input $hours): array
    {
        $times = array_map(static fn (mixed $day): int => is_array($day) ? max(0, 0, ...array_map(static fn (mixed $times): int => count((array) $times), array_values($day))) : 0, $hours->all());
        $full = [
            Field::PASSED_TAGS => count(self::tags($input)) > Limit::TAGS,
            Field::FAQ_QUESTION => count(self::words($input->list(Field::FAQ_QUESTION, self::MOST_ROWS), false)) > Limit::FAQS,
            Field::PASSED_BUSINESS_HOURS => count($times) > self::MOST_DAYS || max(0, 0, ...array_values($times)) > self::TIMES_A_DAY,
            Field::FORM_FIELDS => count(array_diff_key($fields->all(), [Field::FEATURES => ''])) > self::MOST,
        ];

        return array_map(static fn (): InputFault => InputFault::TooMany, array_filter($full));
    }

    /** @return array<string, InputFault> */
    private static function faults(Input $input, Input $fields, Input $hours): array
    {
        $faults = $input->faults();
        foreach ([Field::FORM_FIELDS => $fields, Field::PASSED_BUSINESS_HOURS => $hours] as $name => $inner) {
            foreach ($inner->faults() as $fault) {
                $faults[$name] = $fault;
            }
        }
        if (isset($faults[Field::CUSTOM_ADDRESS])) {
            $faults[ErrorKey::ADDRESS] = $faults[Field::CUSTOM_ADDRESS];
            unset($faults[Field::CUSTOM_ADDRESS]);
        }

        return $faults;
    }
}
