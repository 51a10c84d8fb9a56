<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Domain;

use Closure;
use Gazetteer\Plans\Domain\Amount;
use Gazetteer\Tests\Check;

/** Checks amounts against the JSON cases that the plan editor’s tests use as well. */
final class AmountTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $table = json_decode((string) file_get_contents('/cases/plans/amounts.json'), true, 8, JSON_THROW_ON_ERROR);
        foreach ($table as ['says' => $says, 'typed' => $typed, 'amount' => $amount]) {
            yield "the amount is read from {$says}: “{$typed}”" => static fn () => Check::same((float) $amount, Amount::read($typed));
        }
        yield 'an amount that is read again does not change' => static function () use ($table): void {
            foreach ($table as ['typed' => $typed]) {
                $amount = Amount::read($typed);
                Check::same($amount, Amount::read((string) $amount));
            }
        };
    }
}
