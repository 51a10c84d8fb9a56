<?php

declare(strict_types=1);

namespace Gazetteer\Tests\WordPress\Entries;

use Closure;
use Gazetteer\Domain\ContactForm\Entry;
use Gazetteer\Domain\ContactForm\EntryState;
use Gazetteer\Tests\Check;
use Gazetteer\WordPress\Entries\EntryAction;

/** What can be done with a message, by hand. */
final class EntryActionTest
{
    private const OFFERED = [
        ['sent', EntryState::Sent, 0, [EntryAction::Resend, EntryAction::Delete]],
        ['waiting', EntryState::Waiting, 60, [EntryAction::Resend, EntryAction::Delete]],
        ['not sent', EntryState::Failed, 0, [EntryAction::Resend, EntryAction::Delete]],
        ['spam', EntryState::Spam, 0, [EntryAction::NotSpam, EntryAction::Delete]],
        ['on its way', EntryState::Taken, 60, []],
        ['on its way for longer than any mail takes', EntryState::Taken, -1, [EntryAction::Resend, EntryAction::Delete]],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::OFFERED as [$how, $state, $next, $actions]) {
            yield "offers what suits a message that is {$how}" => static fn () => Check::same(
                $actions,
                EntryAction::offered(new Entry(1, 1, $state, [], nextTry: $next === 0 ? 0 : time() + $next)),
            );
        }
    }
}
