<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Import;

use Closure;
use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowProblem;
use Gazetteer\Import\FaultTexts;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../stubs/translations.php';

final class FaultTextsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (RowFault::cases() as $fault) {
            yield "the error {$fault->value} has a message" => static fn () => Check::same(1, preg_match('/^Line 7: \S.+$/D', FaultTexts::sentence(new RowProblem(7, $fault))));
        }
        yield 'a message contains line, column and text' => static fn () => Check::same(
            'Line 3, latitude: this is not a number: “north”',
            FaultTexts::sentence(new RowProblem(3, RowFault::NotANumber, 'latitude', 'north')),
        );
        yield 'a message contains no terminal control characters' => static fn () => Check::same(
            'Line 1: this is not UTF-8: “a [31m b?”',
            FaultTexts::sentence(new RowProblem(1, RowFault::NotUtf8, '', "a\e[31m\r\nb\xFF")),
        );
        yield 'a long text is shortened without cutting a character' => static fn () => Check::same(
            'Line 1: this is not a text: “' . str_repeat('ü', 80) . '…”',
            FaultTexts::sentence(new RowProblem(1, RowFault::NotText, '', str_repeat('ü', 5000))),
        );
    }
}
