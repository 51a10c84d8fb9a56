<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Domain;

use Closure;
use Gazetteer\Plans\Domain\PlanFor;
use Gazetteer\Tests\Check;

/** Checks that the audiences of a plan are the same as in the plan editor. */
final class PlanForTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $words = json_decode((string) file_get_contents('/cases/plans/audiences.json'), true, 2, JSON_THROW_ON_ERROR);
        yield 'the audiences are those of the plan editor' => static fn () => Check::same($words, array_column(PlanFor::cases(), 'value'));
    }
}
