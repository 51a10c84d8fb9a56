<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Domain;

use Closure;
use Gazetteer\Submission\Domain\SubmissionOutcome;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Tests\Check;

/** Checks that the outcomes of a submission are encoded as in the recorded exchanges. */
final class SubmissionOutcomeTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (json_decode((string) file_get_contents('/cases/exchange/submit-listing.json'), true) as ['says' => $says, 'answer' => $answer]) {
            yield "the outcome is encoded as recorded: {$says}" => static fn () => Check::same($answer, self::outcome($answer)->body());
        }
        yield 'a fresh nonce is included only if there is one' => static fn () => Check::same(
            ['response' => 'fail', 'status' => [], 'msg' => 'Stale.', 'nonce' => 'abc'],
            SubmissionOutcome::fail([], 'Stale.', 'abc')->body(),
        );
        yield 'messages about an account are escaped' => static fn () => Check::same(
            '<span class="email-exist-error">&lt;b&gt; &amp; co</span>',
            SubmissionRefused::failure('email-exist-error', '<b> & co')->outcome->account,
        );
    }

    /** @param array<string, mixed> $answer */
    private static function outcome(array $answer): SubmissionOutcome
    {
        return match ($answer['response']) {
            'success' => SubmissionOutcome::success(105, $answer['status'], $answer['msg'], $answer['newuser'] ?? 0),
            'fail' => SubmissionOutcome::fail($answer['status'], $answer['msg']),
            'failure' => SubmissionOutcome::failure($answer['status'], $answer['msg']),
        };
    }
}
