<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Review\Domain;

use Closure;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Submission\Review\Domain\ListingChange;
use Gazetteer\Submission\Review\Domain\ListingChanges;
use Gazetteer\Tests\Check;

final class ListingChangesTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $rows = [
            'nothing without a change' => [[], [], [], []],
            'the changes of the owner' => [[], [], ['title' => 'New'], [['title', 'Inn', 'New', false]]],
            'no change that was made on the site only' => [[], ['title' => 'Site'], [], []],
            'no change that both made in the same way' => [[], ['title' => 'New'], ['title' => 'New'], []],
            'different changes of both as a conflict' => [[], ['title' => 'Site'], ['title' => 'New'], [['title', 'Site', 'New', true]]],
            'details one by one' => [
                ['details' => ['phone' => '1', 'website' => '']],
                ['details' => ['phone' => '2', 'website' => '']],
                ['details' => ['phone' => '1', 'website' => 'https://i.example']],
                [['details.website', '', 'https://i.example', false]],
            ],
            'no details of other plugins' => [['details' => ['seen' => 1]], ['details' => ['seen' => 9]], ['details' => ['seen' => 1]], []],
            'nothing if an empty value was removed' => [['details' => ['faqs' => []]], ['details' => ['faqs' => []]], ['details' => ['faqs' => '']], []],
            'answers to custom fields' => [['values' => ['rooms' => '3']], ['values' => ['rooms' => '3']], ['values' => []], [['values.rooms', '3', '', false]]],
            'no change if only the order of the days differs' => [['details' => ['business_hours' => ['Mon' => 1, 'Tue' => 2]]], ['details' => ['business_hours' => ['Mon' => 1, 'Tue' => 2]]], ['details' => ['business_hours' => ['Tue' => '2', 'Mon' => '1']]], []],
            'no change if only the order of the terms differs' => [['categories' => [1, 2]], ['categories' => [2, 1]], ['categories' => [2, 1]], []],
            'a changed order of photos' => [['gallery' => [1, 2]], ['gallery' => [1, 2]], ['gallery' => [2, 1]], [['gallery', [1, 2], [2, 1], false]]],
        ];
        foreach ($rows as $says => [$base, $present, $wanted, $found]) {
            $changes = static fn (): array => ListingChanges::between(self::listing($base), self::listing($present), self::listing($wanted));
            yield "the comparison finds {$says}" => static fn () => Check::same($found, array_map(
                static fn (ListingChange $change): array => [$change->field, $change->now, $change->wanted, $change->isContested],
                $changes(),
            ));
        }
        yield 'approved changes are applied, and changes of the site are kept' => static function (): void {
            $present = self::listing(['title' => 'Site', 'details' => ['phone' => '2', 'website' => 'https://s.example', 'seen' => 9], 'values' => ['rooms' => '3'], 'tags' => [7], 'plan' => 5]);
            $wanted = self::listing(['title' => 'New', 'details' => ['phone' => '1', 'website' => ''], 'values' => ['stars' => '4'], 'gallery' => [8]]);
            $after = ListingChanges::apply($present, $wanted, ['details.website', 'values.stars', 'values.rooms', 'gallery']);
            Check::same(['Site', ['phone' => '2', 'website' => '', 'seen' => 9], ['stars' => '4'], [7], [8], 5], [$after->title, $after->details, $after->values, $after->tags, $after->gallery, $after->plan]);
        };
    }

    /** @param array<string, mixed> $more */
    private static function listing(array $more): Listing
    {
        return new Listing(...($more + ['id' => 1, 'title' => 'Inn']));
    }
}
