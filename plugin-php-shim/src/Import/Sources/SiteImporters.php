<?php

declare(strict_types=1);

namespace Gazetteer\Import\Sources;

use Gazetteer\Api\ListingImporter;
use Gazetteer\Import\Samples\SampleImporter;
use Gazetteer\Import\Samples\Trade;

/** The importers of the plugin, by slug: other directory plugins whose tables are on this site, and sample listings. */
final class SiteImporters
{
    /** @return array<string, ListingImporter> */
    public static function all(): array
    {
        $samples = [];
        foreach (Trade::cases() as $trade) {
            $samples[$trade->importer()] = new SampleImporter($trade);
        }

        return [
            'listingpro' => new ListingProImporter(),
            'geodirectory' => new GeoDirectoryImporter(),
            'directorist' => new DirectoristImporter(),
            'hivepress' => new HivePressImporter(),
            'business-directory' => new BusinessDirectoryImporter(),
            'mylisting' => new MyListingImporter(),
            ...$samples,
        ];
    }
}
