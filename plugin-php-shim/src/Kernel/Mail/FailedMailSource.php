<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail;

/** Where a `MailRetryQueue` finds failed mails. */
interface FailedMailSource
{
    /** @return list<int> The mails whose next attempt is due, including interrupted ones. */
    public function due(int $now, int $most): array;

    /** Sends one mail, unless another process is sending it, and stores the result. */
    public function tryDue(int $id): void;

    /** Time of the earliest pending attempt; 0 for none. */
    public function nextDue(): int;
}
