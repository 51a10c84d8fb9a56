<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Reading;

use Closure;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Submission\Reading\SubmittedListing;
use Gazetteer\Submission\Reading\SubmittedListingReader;
use Gazetteer\Tests\Check;

final class SubmittedListingReaderTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a single value and a list of one are read in the same way' => static fn () => Check::same(
            [['5'], ['5'], ['Zurich'], ['Zurich']],
            [self::read(['category' => '5'])->categories, self::read(['category' => ['5']])->categories, self::read(['location' => 'Zurich'])->locations, self::read(['locationn' => 'Zurich'])->locations],
        );
        yield 'a typed address takes precedence over the address of the lookup' => static fn () => Check::same(
            ['2 Pier', '1 Quay', null],
            [
                self::read(['gAddress' => '1 Quay', 'gAddresscustom' => '2 Pier'])->details['gAddress'] ?? null,
                self::read(['gAddress' => '1 Quay', 'gAddresscustom' => ''])->details['gAddress'] ?? null,
                self::read([])->details['gAddress'] ?? null,
            ],
        );
        yield 'price, video, networks, questions and hours are read under their stored names' => static fn () => Check::same(
            [
                'video' => 'https://v.example',
                'list_price' => '10',
                'list_price_to' => '20',
                'twitter' => 'https://t.example',
                'faqs' => ['faq' => [1 => 'Q'], 'faqans' => [1 => "A\nB"]],
                'business_hours' => ['Mon' => ['open' => ['9', '14'], 'close' => ['12', '18']], 'Tue' => ['open' => '9', 'close' => '17']],
            ],
            self::read([
                'postVideo' => 'https://v.example',
                'listingprice' => '10',
                'listingptext' => '20',
                'twitter' => 'https://t.example',
                'faq' => [1 => 'Q'],
                'faqans' => [1 => "A\r\nB"],
                'business_hours' => ['Mon' => ['open' => ['9', '14'], 'close' => ['12', '18']], 'Tue' => ['open' => '9', 'close' => '17']],
            ])->details,
        );
        yield 'a missing field differs from an empty field' => static fn () => Check::same(
            [['phone' => ''], []],
            [self::read(['phone' => ''])->details, self::read([])->details],
        );
        yield 'features are read beside custom fields' => static function (): void {
            $read = self::read(['lp_form_fields_inn' => ['lp_feature' => [' 12', '4'], 'code' => 'ZRH', 'extras' => ['a', 'b']]]);
            Check::same([[12, 4], ['code' => 'ZRH', 'extras' => ['a', 'b']]], [$read->features, $read->values]);
        };
        yield 'removed featured images and logos are read, and other names are ignored' => static fn () => Check::same(
            [['lp-featuredimage', 'business_logo'], ['business_logo'], [], ['7', 'new', 'new']],
            [
                self::read(['gazetteer_remove' => ['business_logo', 'lp-featuredimage', 'postTitle']])->removedSingles,
                self::read(['gazetteer_remove' => 'business_logo'])->removedSingles,
                self::read([])->removedSingles,
                self::read(['gazetteer_gallery_order' => '7,new, new'])->galleryOrder,
            ],
        );
        yield 'tags are separated by commas, without duplicates' => static fn () => Check::same(['sea', 'quiet'], self::read(['tags' => 'sea, quiet,, sea'])->tags);
        yield 'at most thirty tags are kept' => static fn () => Check::same(
            30,
            count(self::read(['tags' => implode(', ', array_map(static fn (int $number): string => str_repeat('å', 60) . $number, range(1, 30)))])->tags),
        );
        yield 'errors only name fields of a listing' => static fn () => Check::same(
            [],
            self::read(['post_status' => 'publish', 'post_author' => '1', 'meta_input' => ['x' => 'y'], 'claimed_section' => 'claimed', 'lp_purchase_days' => '9999'])->details,
        );
        yield from $this->hostile();
    }

    /** @return iterable<string, Closure> */
    private function hostile(): iterable
    {
        $rows = [
            'a list instead of a text' => [['postTitle' => ['x']], ['postTitle' => InputFault::Invalid]],
            'a text that is too long' => [['postTitle' => str_repeat('x', 1001)], ['postTitle' => InputFault::TooLong]],
            'a description of more than 200 kB' => [['postContent' => str_repeat('x', 200_001)], ['postContent' => InputFault::TooLong]],
            'a hundred and one categories' => [['category' => range(1, 101)], ['category' => InputFault::TooMany]],
            'a hundred and one questions' => [['faq' => array_fill(1, 101, 'x')], ['faq' => InputFault::TooMany]],
            'thirty-one tags' => [['tags' => implode(',', range(1, 31))], ['tags' => InputFault::TooMany]],
            'a third opening time of a day' => [['business_hours' => ['Mon' => ['open' => ['9', '12', '15'], 'close' => ['11', '14', '17']]]], ['business_hours' => InputFault::TooMany]],
            'hours of a fifteenth day' => [['business_hours' => array_fill(1, 15, ['open' => '9', 'close' => '17'])], ['business_hours' => InputFault::TooMany]],
            'a hundred and one custom fields' => [['lp_form_fields_inn' => array_fill(1, 101, 'x')], ['lp_form_fields_inn' => InputFault::TooMany]],
            'no error for empty rows' => [['faq' => [...array_fill(1, 100, 'x'), '', '', ''], 'faqans' => [...array_fill(1, 100, 'y'), '', '', '']], []],
            'a hundred and one features' => [['lp_form_fields_inn' => ['lp_feature' => range(1, 101)]], ['lp_form_fields_inn' => InputFault::TooMany]],
            'deeply nested arrays' => [['category' => ['a' => ['b' => ['c' => '1']]]], ['category' => InputFault::Invalid]],
            'an invalid email address, under the name that forms use' => [['gAddresscustom' => ['x']], ['gAddress' => InputFault::Invalid]],
            'a text instead of custom fields' => [['lp_form_fields_inn' => 'x'], ['lp_form_fields_inn' => InputFault::Invalid]],
        ];
        foreach ($rows as $says => [$values, $faults]) {
            yield "the reader reports {$says}" => static fn () => Check::same($faults, self::read($values)->faults);
        }
        yield 'a text is never read as a file' => static fn () => Check::same([], self::read(['listingfiles' => ['/etc/passwd'], 'business_logo' => ['undefined']])->files['listingfiles']);
    }

    /** @param array<string, mixed> $values */
    private static function read(array $values): SubmittedListing
    {
        return (new SubmittedListingReader())->read(new Input($values));
    }
}
