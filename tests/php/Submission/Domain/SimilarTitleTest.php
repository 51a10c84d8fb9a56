<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Domain;

use Closure;
use Gazetteer\Submission\Domain\SimilarTitle;
use Gazetteer\Tests\Check;

final class SimilarTitleTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ([
            ['pier cafe', 'pier cafe', true],
            ['pier  cafe!', 'pier cafe', true],
            ['pier café', 'pier cafè', true],
            ['pier cafe', 'pier cafe manly', true],
            ['pier cafe manly', 'pier cafe', true],
            ['peir cafe', 'pier cafe', true],
            ['pier', 'pierre et fils', false],
            ['pier cafe', 'harbour cafe', false],
            ['the', 'the pier', false],
            ['', '', false],
            ['!!!!!', '!!!!!', false],
            ['pier cafe', '', false],
        ] as [$typed, $kept, $isSame]) {
            yield "the titles “{$typed}” and “{$kept}” are similar as expected" => static fn () => Check::same($isSame, SimilarTitle::matches($typed, $kept));
        }
        yield 'titles of any length and with invalid bytes cause no error' => static fn () => Check::same(
            [true, false],
            [SimilarTitle::matches(str_repeat('a ', 5000), str_repeat('a ', 5000)), SimilarTitle::matches("\xff\xfe\xff\xfe\xff", 'pier')],
        );
    }
}
