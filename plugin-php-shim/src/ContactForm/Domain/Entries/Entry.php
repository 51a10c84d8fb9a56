<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

/** One filled-in form as it is kept, with the labels of that day. */
final class Entry
{
    /**
     * @param list<array{name: string, label: string, values: list<string>}> $fields
     * @param list<array{field: string, name: string, path: string, type: string, bytes: int, sent?: int}> $files In private storage; the path is '' where the content is not kept any more, and `sent` when it was mailed.
     */
    public function __construct(
        public readonly int $id,
        public readonly int $form,
        public readonly EntryState $state,
        public readonly array $fields,
        public readonly array $files = [],
        /** The visitor's, by which their entries are found and erased; '' where the form asks for none. */
        public readonly string $email = '',
        public readonly string $request = '',
        public readonly string $hash = '',
        public readonly string $address = '',
        public readonly string $url = '',
        public readonly int $containerPost = 0,
        public readonly int $user = 0,
        public readonly int $time = 0,
        public readonly int $attempts = 0,
        /** Of the next try; 0 for none. */
        public readonly int $nextTry = 0,
        /** Why the last try failed. */
        public readonly string $trouble = '',
        /** Why it counts as spam. */
        public readonly string $suspicion = '',
    ) {
    }

    /** Its mail is being sent at this moment, as far as anybody knows. */
    public function isUnderWay(int $now): bool
    {
        return $this->state === EntryState::Taken && $this->nextTry > $now;
    }

    /** Its mail was begun and never ended: the server stopped, or was stopped, in the middle. */
    public function isInterrupted(int $now): bool
    {
        return $this->state === EntryState::Taken && $this->nextTry <= $now;
    }

    /** The same entry in another state. */
    public function in(EntryState $state): self
    {
        return new self(...array_merge(get_object_vars($this), ['state' => $state]));
    }
}
