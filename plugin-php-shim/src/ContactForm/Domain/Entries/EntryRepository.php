<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;

/**
 * Stores entries. If the client sends the same request key again, the second request gets the outcome of the first one.
 */
interface EntryRepository
{
    /**
     * Stores the entry before any processing and returns its ID. For a duplicate request, returns the earlier outcome.
     * Copies the files to private storage.
     */
    public function take(Entry $entry): int|Outcome;

    /**
     * Returns the outcome of an earlier request with the same request key, or with the same recent content and visitor
     * address. Otherwise returns the seconds until a rate limit allows another message; 0 if it is allowed now.
     *
     * @param string $email In lower case; '' if none was given.
     */
    public function look(Form $form, Posted $posted, string $email, string $hash): Outcome|int;

    /**
     * Stores the result of sending. Mailed files are deleted after the form's retention period. If the form does not
     * keep entries, the content is deleted immediately.
     */
    public function settle(int $id, EntryState $state, Outcome $outcome, string $trouble = ''): void;
}
