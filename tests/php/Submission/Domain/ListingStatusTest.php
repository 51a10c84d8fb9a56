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
        yield 'shows a new listing only where the site publishes at once and nothing is doubtful' => static fn () => Check::same(
            ['pending', 'pending', 'publish', 'pending'],
            [ListingStatus::ofNew(false, false), ListingStatus::ofNew(false, true), ListingStatus::ofNew(true, false), ListingStatus::ofNew(true, true)],
        );
        foreach (['publish' => 'publish', 'pending' => 'pending', 'draft' => 'pending', 'expired' => 'expired'] as $before => $after) {
            yield "leaves an edited listing that is {$before} {$after}" => static fn () => Check::same($after, ListingStatus::ofEdited($before));
        }
        yield 'says of which listings their owners can change something' => static fn () => Check::same(
            ['publish', 'pending', 'draft', 'expired'],
            array_values(array_filter(['publish', 'future', 'pending', 'draft', 'private', 'expired', 'trash'], ListingStatus::mayBeEdited(...))),
        );
        foreach (['trash', 'private', 'future', 'auto-draft', 'inherit', ''] as $before) {
            yield "has no status for an edit of one that is “{$before}”" => static fn () => Check::same(null, ListingStatus::ofEdited($before));
        }
    }
}
