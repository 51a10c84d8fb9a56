<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Outcome;

/** An entry, what became of it so far, and what the visitor was told. */
final class KeptEntry
{
    /** Mail servers can be wordy, and a row that overflows could not be settled: its mail would go out again and again. */
    private const LONGEST = 500;

    /**
     * @param list<array{time: int, state: string, trouble: string}> $history The oldest first.
     * @param list<array<string, int|string>> $files As the row remembers them.
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

    /** What a form does not keep has lost its content once its mail was sent. */
    public function isWhole(): bool
    {
        return $this->entry->fields !== [] || $this->entry->files !== [];
    }

    /** The content of some file is not kept any more: a mail that goes out now goes without it. */
    public function lacksFiles(): bool
    {
        return in_array('', array_column($this->entry->files, 'path'), true);
    }

    /** A mail went out once, whatever happened to another one since. */
    public function wasSent(): bool
    {
        return in_array(EntryState::Sent->value, array_column($this->history, 'state'), true);
    }
}
