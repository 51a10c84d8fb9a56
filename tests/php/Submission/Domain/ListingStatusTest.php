<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Domain;

use Closure;
use Gazetteer\Submission\Domain\ListingStatus;
use Gazetteer\Tests\Check;

final class ListingStatusTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a new listing is public only if the site publishes immediately and nothing needs a review' => static fn () => Check::same(
            ['pending', 'pending', 'publish', 'pending'],
            [ListingStatus::ofNew(false, false), ListingStatus::ofNew(false, true), ListingStatus::ofNew(true, false), ListingStatus::ofNew(true, true)],
        );
        foreach (['publish' => 'publish', 'pending' => 'pending', 'draft' => 'pending', 'expired' => 'expired'] as $before => $after) {
            yield "an edited listing with status {$before} gets the status {$after}" => static fn () => Check::same($after, ListingStatus::ofEdited($before));
        }
        yield 'owners can edit listings with certain statuses only' => static fn () => Check::same(
            ['publish', 'pending', 'draft', 'expired'],
            array_values(array_filter(['publish', 'future', 'pending', 'draft', 'private', 'expired', 'trash'], ListingStatus::mayBeEdited(...))),
        );
        foreach (['trash', 'private', 'future', 'auto-draft', 'inherit', ''] as $before) {
            yield "a listing with status “{$before}” cannot be edited" => static fn () => Check::same(null, ListingStatus::ofEdited($before));
        }
    }
}
