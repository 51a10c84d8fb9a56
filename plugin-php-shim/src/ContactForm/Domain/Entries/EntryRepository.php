<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\EarlierSubmission;
use Gazetteer\ContactForm\Domain\Submission\Posted;

/** Keeps entries. A request key is taken once; whoever comes second gets the first one's outcome. */
interface EntryRepository
{
    /**
     * Takes the entry in before anything is done with it, and returns its number, or the outcome
     * when this request was taken before. The files are copied to private storage.
     */
    public function take(Entry $entry): int|Outcome;

    /**
     * Whether the same was sent before, with the same key, or with the same content from the same address lately; and
     * whether the form has taken enough for now. The e-mail address is in small letters; '' where none was given.
     */
    public function look(Form $form, Posted $posted, string $email, string $hash): EarlierSubmission;

    /** Notes what became of it. Files that were mailed go when the form's time for them is over; what the form does not keep goes altogether. */
    public function settle(int $id, EntryState $state, Outcome $outcome, string $trouble = ''): void;
}
