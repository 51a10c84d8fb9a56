<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Reading;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Contract\Social;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Listings\Domain\Detail;

/** Reads a listing's fields, each as its own type. Whatever else was sent is nothing that a listing has. */
final class ListingReader
{
    public const IMAGES = [Field::GALLERY, Field::FEATURED_IMAGE, Field::LOGO];

    /** Fields of the form, by what they are kept as. The price and the video are sent under other names. */
    private const TEXTS = [
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
    ];
    private const MOST = 100;
    private const MOST_TAGS = 30;
    private const ANSWER_BYTES = 20_000;
    private const URL_BYTES = 2000;

    public function read(Input $input): SubmittedListing
    {
        $fields = $input->inner(Field::FORM_FIELDS);
        $features = $fields->ids(Field::FEATURES);
        $values = self::values($fields);
        $hours = $input->inner(Field::PASSED_BUSINESS_HOURS);
        $files = [];
        foreach (self::IMAGES as $name) {
            $files[$name] = $input->files($name);
        }

        return new SubmittedListing(
            title: $input->text(Field::TITLE),
            content: trim($input->html(Field::CONTENT)),
            categories: self::choices($input, Field::CATEGORY),
            locations: self::choices($input, Field::LOCATION) ?: self::choices($input, Field::LOCATION_TEXT),
            tags: array_slice(self::words(explode(',', $input->text(Field::PASSED_TAGS))), 0, self::MOST_TAGS),
            features: $features,
            details: self::details($input, self::hours($hours)),
            values: $values,
            files: $files,
            keptImages: $input->ids(Field::KEPT_IMAGES),
            removedImages: $input->ids(Field::REMOVED_IMAGES),
            faults: self::faults($input, $fields, $hours),
        );
    }

    /**
     * @param array<string, mixed> $hours
     * @return array<string, mixed>
     */
    private static function details(Input $input, array $hours): array
    {
        $details = [Detail::Address->value => $input->text(Field::CUSTOM_ADDRESS) ?: $input->text(Field::ADDRESS)];
        foreach (self::TEXTS as $detail => $name) {
            $details[$detail] = $input->text($name, self::URL_BYTES);
        }
        foreach (Social::cases() as $network) {
            $details[$network->value] = $input->text($network->value, self::URL_BYTES);
        }
        $questions = $input->list(Field::FAQ_QUESTION, self::MOST);
        $answers = $input->list(Field::FAQ_ANSWER, self::MOST, self::ANSWER_BYTES, true);

        return $details + [
            Detail::Faqs->value => ['faq' => $questions, 'faqans' => $answers],
            Detail::Hours->value => $hours,
        ];
    }

    /** @return array<string, array{open: string|list<string>, close: string|list<string>}> */
    private static function hours(Input $hours): array
    {
        $days = [];
        foreach (array_slice($hours->keys(), 0, self::MOST) as $day) {
            $times = $hours->inner($day);
            $days[$day] = ['open' => self::times($times, 'open'), 'close' => self::times($times, 'close')];
        }

        return $days;
    }

    /** @return string|list<string> One time, or two for a day with a break. */
    private static function times(Input $day, string $which): string|array
    {
        $times = array_values($day->list($which, 2, 20));

        return count($times) > 1 ? $times : $times[0] ?? '';
    }

    /** @return array<string, string|list<string>> */
    private static function values(Input $fields): array
    {
        $values = [];
        foreach (array_slice($fields->keys(), 0, self::MOST) as $slug) {
            if ($slug !== Field::FEATURES) {
                $values[$slug] = $fields->isList($slug) ? array_values($fields->list($slug)) : $fields->lines($slug);
            }
        }

        return $values;
    }

    /** @return list<string> */
    private static function choices(Input $input, string $name): array
    {
        return self::words($input->list($name, self::MOST));
    }

    /**
     * @param array<array-key, string> $texts
     * @return list<string>
     */
    private static function words(array $texts): array
    {
        return array_values(array_unique(array_filter(array_map(trim(...), $texts), static fn (string $text): bool => $text !== '')));
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
