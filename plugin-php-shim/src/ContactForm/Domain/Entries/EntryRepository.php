<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;

/** Stores entries. A request key is accepted once; a duplicate request gets the outcome of the first one. */
interface EntryRepository
{
    /**
     * Stores the entry before any processing and returns its ID. For a duplicate request, returns the earlier outcome.
     * Copies the files to private storage.
     */
    public function take(Entry $entry): int|Outcome;

    /**
     * Returns the outcome if the same message was sent before (by key, or by recent content and address). Otherwise
     * returns the seconds until the form accepts another message, from this email address or at all; 0 if it does now.
     *
     * @param string $email In lower case; '' if none was given.
     */
    public function look(Form $form, Posted $posted, string $email, string $hash): Outcome|int;

    /**
     * Stores the result of sending. Mailed files are deleted after the form's retention period. Forms that do not keep
     * entries lose the content immediately.
     */
    public function settle(int $id, EntryState $state, Outcome $outcome, string $trouble = ''): void;
}
