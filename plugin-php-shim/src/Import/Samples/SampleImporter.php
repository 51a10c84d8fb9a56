<?php

declare(strict_types=1);

namespace Gazetteer\Import\Samples;

use Gazetteer\Api\ListingImporter;
use Gazetteer\Import\Domain\Column;
use Gazetteer\Listings\Domain\Detail;

if (!defined('ABSPATH')) {
    exit;
}

/** Sample listings of a trade, with drawn pictures. An import of them can be undone like any other. */
final class SampleImporter implements ListingImporter
{
    private const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    /** The middle of the invented town. */
    private const LATITUDE = 46.948;
    private const LONGITUDE = 7.447;

    public function __construct(private readonly Trade $trade)
    {
    }

    public function label(): string
    {
        /* translators: %s: a trade, such as “Restaurants”. */
        return sprintf(__('Sample listings: %s', 'gazetteer'), $this->trade->label());
    }

    public function canRead(string $path): bool
    {
        return $path === '';
    }

    public function rows(string $path): iterable
    {
        foreach (SampleTexts::of($this->trade) as $number => [$title, $category, $tagline, $features, $price]) {
            $pictures = SamplePicture::files($this->trade, $number);
            yield [
                Column::Key->value => "{$this->trade->importer()}-{$number}",
                Column::Title->value => $title,
                Column::Content->value => '<p>' . $tagline . '.</p><p>' . __('This is a sample listing. It shows how a listing looks with texts, pictures and opening hours. Remove all samples under Listings → Setup.', 'gazetteer') . '</p>',
                Column::Category->value => [[$this->trade->category(), $category]],
                Column::Location->value => [[__('Sample town', 'gazetteer')]],
                Column::Features->value => array_map(static fn (string $feature): array => [$feature], $features),
                Column::Image->value => $pictures[0] ?? '',
                Column::Gallery->value => $pictures,
                Detail::Tagline->value => $tagline,
                /* translators: %d: a house number. */
                Detail::Address->value => sprintf(__('Market Street %d, Sample town', 'gazetteer'), 3 + 4 * $number),
                Detail::Latitude->value => (string) round(self::LATITUDE + 0.004 * sin($number * 2.4) * (1 + $number / 4), 5),
                Detail::Longitude->value => (string) round(self::LONGITUDE + 0.006 * cos($number * 2.4) * (1 + $number / 4), 5),
                Detail::Phone->value => '+1 555 01' . str_pad((string) (10 * (1 + $number)), 2, '0', STR_PAD_LEFT),
                Detail::Website->value => 'https://example.com/',
                Detail::PriceStatus->value => $price,
                Detail::Hours->value => $this->hours($number),
            ];
        }
    }

    /** @return array<string, array{open: string|list<string>, close: string|list<string>}> */
    private function hours(int $number): array
    {
        $day = match ($this->trade) {
            Trade::Restaurants => ['open' => ['11:30', '17:30'], 'close' => ['14:00', '22:30']],
            Trade::Services => ['open' => '08:00', 'close' => '17:00'],
            Trade::Stays => ['open' => '', 'close' => ''],
        };
        $days = match ($this->trade) {
            Trade::Restaurants => array_values(array_diff(self::WEEK, [self::WEEK[$number % 2]])),
            Trade::Services => array_slice(self::WEEK, 0, 5 + $number % 2),
            Trade::Stays => self::WEEK,
        };

        return array_fill_keys($days, $day);
    }
}
