<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/** Extracts the data of a listing from an entry. Finds the values by field name, or by label if no name matches. */
final class SuggestedListing
{
    public const TITLE = 'title';
    public const CATEGORY = 'category';
    public const ADDRESS = 'address';
    public const PHONE = 'phone';
    public const WEBSITE = 'website';
    public const DESCRIPTION = 'description';

    /** The possible field names for each value of a listing, in lower case and without spaces. */
    private const WORDS = [
        self::TITLE => ['posttitle', 'title', 'place', 'listing', 'business', 'company', 'venue', 'placename', 'listingname', 'businessname', 'companyname', 'venuename'],
        self::CATEGORY => ['category', 'categories', 'listingcategory'],
        self::ADDRESS => ['gaddress', 'address', 'streetaddress', 'placeaddress', 'businessaddress'],
        self::PHONE => ['phone', 'tel', 'telephone', 'phonenumber', 'telephonenumber', 'businessphone'],
        self::WEBSITE => ['website', 'url', 'web', 'webaddress', 'homepage'],
        self::DESCRIPTION => ['postcontent', 'description', 'about'],
    ];

    /** A field whose name or label starts with these words is about the sender, not the listing. */
    private const SENDERS = '/^(?:your|my)\b/i';

    /**
     * @param array<string, list<string>> $labels Additional field labels for each value of a listing, in the site's
     *     language.
     * @return array<string, string>|null The values, such as `title`. Null if the title is missing, or both address and
     *     category.
     */
    public static function read(Entry $entry, array $labels = []): ?array
    {
        $fields = array_values(array_filter(
            $entry->fields,
            static fn (array $field): bool => preg_match(self::SENDERS, $field['name']) !== 1 && preg_match(self::SENDERS, $field['label']) !== 1,
        ));
        $found = [];
        foreach (self::WORDS as $part => $words) {
            $own = [...$words, ...array_map(self::plain(...), $labels[$part] ?? [])];
            $place = self::place($fields, $own);
            if ($place === null) {
                continue;
            }
            $found[$part] = trim(implode(', ', $fields[$place]['values']));
            unset($fields[$place]);
        }
        $found = array_filter($found, static fn (string $text): bool => $text !== '');
        $isListing = isset($found[self::TITLE]) && (isset($found[self::ADDRESS]) || isset($found[self::CATEGORY]));

        return $isListing ? $found : null;
    }

    /**
     * @param array<int, array{name: string, label: string, values: list<string>}> $fields
     * @param list<string> $words
     */
    private static function place(array $fields, array $words): ?int
    {
        $tests = [
            static fn (array $field): bool => in_array(self::plain($field['name']), $words, true),
            static fn (array $field): bool => in_array(self::plain($field['label']), $words, true),
            // For labels such as "Website of the business", compare the first word.
            static fn (array $field): bool => in_array(self::plain(explode(' ', trim($field['label']))[0]), $words, true),
        ];
        foreach ($tests as $test) {
            foreach ($fields as $place => $field) {
                if ($test($field)) {
                    return $place;
                }
            }
        }

        return null;
    }

    private static function plain(string $text): string
    {
        $small = function_exists('mb_strtolower') ? mb_strtolower($text, 'UTF-8') : strtolower($text);

        return (string) preg_replace('/[\s_:*?.-]+/u', '', $small);
    }
}
