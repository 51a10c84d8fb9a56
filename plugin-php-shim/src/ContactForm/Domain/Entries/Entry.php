<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/** One submission as it is stored, with the field labels at the time of sending. */
final class Entry
{
    /**
     * @param list<array{name: string, label: string, values: list<string>}> $fields
     * @param list<array{field: string, name: string, path: string, type: string, bytes: int, sent?: int}> $files In
     *         private storage. The path is '' if the content is deleted; `sent` is the time of the mail that carried
     *         the file.
     */
    public function __construct(
        public readonly int $id,
        public readonly int $form,
        public readonly EntryState $state,
        public readonly array $fields,
        public readonly array $files = [],
        /** The visitor's email address, used to export and erase their entries; '' if the form does not ask for one. */
        public readonly string $email = '',
        public readonly string $request = '',
        public readonly string $hash = '',
        public readonly string $address = '',
        public readonly string $url = '',
        public readonly int $containerPost = 0,
        public readonly int $user = 0,
        public readonly int $time = 0,
        public readonly int $attempts = 0,
        /** Time of the next attempt; 0 for none. */
        public readonly int $nextTry = 0,
        /** Error of the last attempt. */
        public readonly string $trouble = '',
        /** The reason why the entry counts as spam. */
        public readonly string $suspicion = '',
    ) {
    }

    /** Whether the mail is probably being sent right now. */
    public function isUnderWay(int $now): bool
    {
        return $this->state === EntryState::Taken && $this->nextTry > $now;
    }

    /** Whether sending started but did not finish, because the server stopped or was killed. */
    public function isInterrupted(int $now): bool
    {
        return $this->state === EntryState::Taken && $this->nextTry <= $now;
    }

    public function in(EntryState $state): self
    {
        return new self(...array_merge(get_object_vars($this), ['state' => $state]));
    }
}

class_alias(Entry::class, 'Gazetteer\Api\Entry');
