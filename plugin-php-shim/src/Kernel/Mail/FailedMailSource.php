<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail;

/** Provides the failed mails that a `MailRetryQueue` sends again. */
interface FailedMailSource
{
    /**
     * @return list<int> The IDs of mails whose next attempt is due. Mails whose last attempt was interrupted are
     *     included.
     */
    public function due(int $now, int $most): array;

    /** Sends one mail and stores the result. Does nothing if another process is already sending the mail. */
    public function tryDue(int $id): void;

    /** The time of the earliest pending attempt; 0 if no mail is pending. */
    public function nextDue(): int;
}
