<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Domain\Entries;

use Closure;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\SuggestedListing;
use Gazetteer\Tests\Check;

final class SuggestedListingTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a suggestion is read from the form that the setup creates' => static fn () => Check::same(
            ['title' => 'Blue Door', 'category' => 'Bakeries', 'address' => '1 Quay Street', 'phone' => '+44 1', 'website' => 'https://door.example', 'description' => 'Bread.'],
            self::read([
                'place' => ['What is the place called?', 'Blue Door'],
                'category' => ['Which category suits it?', 'Bakeries'],
                'address' => ['Its address', '1 Quay Street'],
                'phone' => ['Its telephone number', '+44 1'],
                'website' => ['Its website', 'https://door.example'],
                'description' => ['What should visitors know of it?', 'Bread.'],
                'your-name' => ['Your name', 'Ada'],
                'your-email' => ['Your email', 'ada@visitor.example'],
            ]),
        );
        yield 'a suggestion is read by the field names of older directories' => static fn () => Check::same(
            ['title' => 'Blue Door', 'address' => '1 Quay Street', 'description' => 'Bread.'],
            self::read(['postTitle' => ['', 'Blue Door'], 'gAddress' => ['', '1 Quay Street'], 'postContent' => ['', 'Bread.']]),
        );
        yield 'a suggestion is read by labels if the field names are unknown' => static fn () => Check::same(
            ['title' => 'Blue Door', 'category' => 'Bakeries', 'address' => '1 Quay Street', 'phone' => '+44 1', 'website' => 'door.example'],
            self::read([
                'text-1' => ['Your name', 'Ada'],
                'text-2' => ['Business name', 'Blue Door'],
                'text-3' => ['Street address', '1 Quay Street'],
                'text-4' => ['Phone', '+44 1'],
                'text-5' => ['Website of the business', 'door.example'],
                'text-6' => ['Category', 'Bakeries'],
            ]),
        );
        yield 'a suggestion is read by labels in the language of the site' => static fn () => Check::same(
            ['title' => 'Blaue Tür', 'address' => 'Kai 1'],
            self::read(['text-1' => ['Name', 'Ada'], 'text-2' => ['Titel', 'Blaue Tür'], 'text-3' => ['Adresse', 'Kai 1']], ['title' => ['Titel'], 'address' => ['Adresse']]),
        );
        yield 'the sender’s own name and address are not used for the place' => static fn () => Check::same(
            null,
            self::read(['your-name' => ['Your name', 'Ada'], 'your-address' => ['Your address', '1 Quay Street'], 'message' => ['Message', 'Hello']]),
        );
        yield 'an entry with only a title is no suggestion' => static fn () => Check::same(null, self::read(['title' => ['Title', 'Mrs']]));
        yield 'an entry with an empty title is no suggestion' => static fn () => Check::same(null, self::read(['place' => ['', ''], 'address' => ['', 'Kai 1']]));
    }

    /**
     * @param array<string, array{string, string}> $filled Label and value by name.
     * @param array<string, list<string>> $labels
     * @return array<string, string>|null
     */
    private static function read(array $filled, array $labels = []): ?array
    {
        $fields = [];
        foreach ($filled as $name => [$label, $value]) {
            $fields[] = ['name' => $name, 'label' => $label, 'values' => $value === '' ? [] : [$value]];
        }

        return SuggestedListing::read(new Entry(1, 1, EntryState::Sent, $fields), $labels);
    }
}
