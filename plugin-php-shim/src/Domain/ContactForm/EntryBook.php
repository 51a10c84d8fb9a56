<?php

declare(strict_types=1);

namespace Gazetteer\Domain\ContactForm;

/** Keeps entries. A request key is taken once; whoever comes second gets the first one's outcome. */
interface EntryBook
{
    /**
     * Takes the entry in before anything is done with it, and returns its number, or what
     * `outcomeOf` would when this request was taken before. The files are copied to private storage.
     */
    public function take(Entry $entry): int|Outcome;

    /** The outcome of an earlier, finished try with this key, or with the same content from the same address lately. */
    public function outcomeOf(string $request, string $address, string $hash): ?Outcome;

    /** Notes what became of it. Files go once the mail is sent; what the form does not keep goes altogether. */
    public function settle(int $id, EntryState $state, Outcome $outcome, string $trouble = ''): void;
}
