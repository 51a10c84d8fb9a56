<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Submission;

use Closure;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Submission\SubmissionHooks;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\ContactForm\Forms;

require_once __DIR__ . '/../../stubs/hooks.php';

/** Tests the filters by which other code refuses a contact message. */
final class SubmissionHooksTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a filter that throws counts as no objection, and the error is reported' => static function (): void {
            $GLOBALS['gazetteer_heard'] = [];
            [$form, $posted] = [Forms::of([]), new Posted(12, [])];
            Check::same(['', null], [(new SubmissionHooks())->suspicion($form, $posted), (new SubmissionHooks())->against($form, $posted)]);
            Check::same(
                ['gazetteer_bug: gazetteer_contact_form_suspicion', 'gazetteer_bug: gazetteer_abort_contact_form'],
                $GLOBALS['gazetteer_heard'],
            );
        };
    }
}
