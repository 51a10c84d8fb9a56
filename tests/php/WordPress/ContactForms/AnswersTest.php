<?php

declare(strict_types=1);

namespace Gazetteer\Tests\WordPress\ContactForms;

use Closure;
use Gazetteer\Domain\ContactForm\Outcome;
use Gazetteer\Tests\Check;
use Gazetteer\WordPress\ContactForms\Answers;

final class AnswersTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'has the first form speak of what came without its form, however often it is drawn' => static function (): void {
            $outcome = new Outcome('aborted', 'Too large.');
            Answers::keepOfNobody($outcome);
            Check::same([$outcome, null, $outcome], array_map(Answers::ofNobody(...), [12, 13, 12]));
        };
    }
}
