<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Mail;

use Gazetteer\ContactForm\Entries\EntryCron;
use Gazetteer\ContactForm\Entries\EntryFinder;
use Gazetteer\ContactForm\Entries\EntryTable;

/** Retries all mails that are due. */
final class DueRetries
{
    /** Each mail may take minutes if the mail server does not respond. */
    private const AT_ONCE = 10;
    private const LONGEST = 40;
    private const PAUSE = 60;

    public function __construct(
        private readonly EntryTable $table,
        private readonly EntryFinder $finder,
        private readonly MailRetry $retry,
    ) {
    }

    public function run(): void
    {
        $this->table->ensure();
        $began = time();
        foreach ($this->finder->due($began, self::AT_ONCE) as $id) {
            $this->retry->tryDue($id);
            if (time() - $began > self::LONGEST) {
                break;
            }
        }
        $this->finder->countUnsent();

        $next = $this->finder->nextDue();
        if ($next > 0) {
            EntryCron::retryAt(max($next, time() + self::PAUSE));
        }
    }
}
