<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Submission;

use Closure;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Submission\SubmissionResults;
use Gazetteer\Tests\Check;

final class SubmissionResultsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a result without a unit tag is shown by the first form, even if the form is drawn several times' => static function (): void {
            $outcome = new Outcome('aborted', 'Too large.');
            SubmissionResults::keepOfNobody($outcome);
            Check::same([$outcome, null, $outcome], array_map(SubmissionResults::ofNobody(...), [12, 13, 12]));
        };
    }
}
