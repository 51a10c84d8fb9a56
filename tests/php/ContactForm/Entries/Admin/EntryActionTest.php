<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Entries\Admin;

use Closure;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Entries\Admin\EntryAction;
use Gazetteer\Tests\Check;

/** Tests the actions of an admin on a contact form entry. */
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
            yield "the actions of an entry that is {$how} fit its status" => static fn () => Check::same(
                $actions,
                EntryAction::offered(new Entry(1, 1, $state, [], nextTry: $next === 0 ? 0 : time() + $next)),
            );
        }
    }
}
