<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Listings\Fields;

use Closure;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Fields\TermDetailsAction;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\Plans\Ajax\FakeDirectory;

final class TermDetailsActionTest
{
    private const EMPTY = '{"tags":null,"lpselectedtags":[],"fields":null,"hasfeatues":false,"hasfields":false,"featuretitle":"","fieldsids":""}';

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $exchanges = json_decode((string) file_get_contents('/cases/exchange/term-details.json'), true, 20, JSON_THROW_ON_ERROR);
        foreach ($exchanges as $exchange) {
            yield "the action answers as recorded: {$exchange['says']}" => fn () => Check::same(
                json_encode($exchange['answer']),
                self::asked($exchange['request'], isset($exchange['asks'])),
            );
        }

        foreach ([
            'a number' => 7,
            'a list with a text' => ['7'],
            'a number with spaces' => ' 7',
            'a repeated number' => ['7', 7, ' 7'],
            'invalid values beside a number' => ['7', 'x', '-1', '0', '1e3', ['7'], null, '99999999999999999999'],
        ] as $how => $sent) {
            yield "the category may be {$how}" => static fn () => Check::same(self::asked(['term_id' => '7', 'listing_id' => '']), self::asked(['term_id' => $sent]));
        }
        foreach ([
            'no category' => [],
            'an empty list' => ['term_id' => []],
            'a list of empty values' => ['term_id' => ['', '']],
            'an unknown category' => ['term_id' => '99'],
            'a nested list' => ['term_id' => ['a' => ['b' => '7']]],
            'more than a hundred categories' => ['term_id' => range(1, 101)],
            'an SQL injection' => ['term_id' => "7' OR 1=1 --", 'listing_id' => '../../etc/passwd'],
            'a listing without a category' => ['term_id' => '', 'listing_id' => '105'],
        ] as $what => $sent) {
            yield "the answer to {$what} has all keys with empty values" => static fn () => Check::same(self::EMPTY, self::asked($sent, true));
        }
        foreach (['its owner' => true, 'others' => false] as $who => $isOwner) {
            yield "the values of the listing are filled in for {$who}: " . ($isOwner ? 'yes' : 'no') => static fn () => Check::same(
                $isOwner,
                str_contains(self::asked(['term_id' => '7', 'listing_id' => '105'], $isOwner), 'ZRH'),
            );
        }
        yield 'a listing that the caller may not edit is not loaded' => static function (): void {
            $site = new FakeDirectory(false);
            self::answer($site, ['term_id' => '8', 'listing_id' => '105']);
            Check::same(0, $site->looked);
        };
    }

    /** @param array<string, mixed> $sent */
    private static function asked(array $sent, bool $isOwner = false): string
    {
        return (string) json_encode(self::answer(new FakeDirectory($isOwner), $sent));
    }

    /**
     * @param array<string, mixed> $sent
     * @return array<string, mixed>
     */
    private static function answer(FakeDirectory $site, array $sent): array
    {
        return (new TermDetailsAction($site, new FakeFields(), $site, $site, $site))->answer(new Input($sent));
    }
}
