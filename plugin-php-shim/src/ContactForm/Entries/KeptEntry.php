<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Outcome;

/** A stored entry with its history and the outcome that the visitor got. */
final class KeptEntry
{
    /**
     * Error messages of mail servers can be long. If the row overflowed, the result could not be stored, and the mail
     * would be sent again and again.
     */
    private const LONGEST = 500;

    /**
     * @param list<array{time: int, state: string, trouble: string}> $history Oldest first.
     * @param list<array<string, int|string>> $files As stored in the row.
     */
    public function __construct(
        public readonly Entry $entry,
        public readonly array $history = [],
        public readonly ?Outcome $outcome = null,
        public readonly array $files = [],
    ) {
    }

    /** @return array{time: int, state: string, trouble: string} */
    public static function line(EntryState $state, string $trouble = ''): array
    {
        return ['time' => time(), 'state' => $state->value, 'trouble' => mb_substr($trouble, 0, self::LONGEST)];
    }

    /** False if the content was deleted after the mail was sent, because the form does not keep entries. */
    public function isWhole(): bool
    {
        return $this->entry->fields !== [] || $this->entry->files !== [];
    }

    /** Whether the content of a file is deleted, so that a new mail cannot include it. */
    public function lacksFiles(): bool
    {
        return in_array('', array_column($this->entry->files, 'path'), true);
    }

    /** Whether any attempt was successful, even if a later one failed. */
    public function wasSent(): bool
    {
        return in_array(EntryState::Sent->value, array_column($this->history, 'state'), true);
    }
}
