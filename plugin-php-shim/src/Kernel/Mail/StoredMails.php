<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Mail;

use BackedEnum;
use Gazetteer\Kernel\Calls\AfterResponse;
use Gazetteer\Kernel\Mail\Domain\Mail;

if (!defined('ABSPATH')) {
    exit;
}

/** Sends mails whose text can be created from stored data at any time. Adds failed mails to a queue. */
abstract class StoredMails implements FailedMailSource
{
    /** The cron event that retries these mails. */
    protected const EVENT = '';

    private ?FailedMailTable $log = null;

    public function __construct(private readonly Mailer $mailer)
    {
    }

    /**
     * Creates the mail `$mail` about the listing or claim with the ID `$about`; null if the mail is no longer needed.
     */
    abstract protected function write(string $mail, int $about): ?Mail;

    /** @return list<array{string, list<string|int>}> The cron events that send these mails, with their arguments. */
    public static function events(int $about, BackedEnum ...$mails): array
    {
        return array_map(static fn (BackedEnum $mail): array => [static::EVENT, [(string) $mail->value, $about, 0]], array_values($mails));
    }

    public function sendLater(int $about, BackedEnum ...$mails): void
    {
        AfterResponse::add(function () use ($about, $mails): void {
            foreach ($mails as $mail) {
                $this->send($mail, $about);
            }
        });
    }

    public function send(BackedEnum $mail, int $about): void
    {
        $this->first((string) $mail->value, $about, 0);
    }

    /** Callback of the cron event. With arguments, sends a mail whose request stopped before it sent the mail. */
    public function retry(mixed $mail = null, mixed $about = null, mixed $failed = null): void
    {
        if (is_string($mail) && $mail !== '' && is_int($about)) {
            $this->first($mail, $about, (int) $failed);

            return;
        }
        (new MailRetryQueue(static::EVENT, $this))->run();
        $this->log()->sweep();
    }

    public function due(int $now, int $most): array
    {
        return $this->log()->due($now, $most);
    }

    public function tryDue(int $id): void
    {
        $claimed = $this->log()->claim($id);
        if ($claimed !== null) {
            $this->log()->recordResult($id, $claimed['attempts'], $this->deliver($claimed['mail'], $claimed['about']));
        }
    }

    public function nextDue(): int
    {
        return $this->log()->nextDue();
    }

    private function first(string $mail, int $about, int $failed): void
    {
        $trouble = $this->deliver($mail, $about);
        $next = $trouble === '' ? 0 : MailRetryQueue::nextTry($failed + 1, time());
        if ($trouble !== '' && !$this->log()->add($mail, $about, $failed + 1, $trouble) && $next > 0) {
            wp_schedule_single_event($next, static::EVENT, [$mail, $about, $failed + 1]);
        } elseif ($next > 0) {
            MailRetryQueue::planAt(static::EVENT, $next);
        }
    }

    /** Returns '' if the mail was sent or is no longer needed, otherwise the error. */
    private function deliver(string $mail, int $about): string
    {
        // Use the site's language, because the user whose request sends the mail may have selected another admin
        // language.
        $isSwitched = switch_to_locale(get_locale());
        try {
            $written = $this->write($mail, $about);
        } finally {
            if ($isSwitched) {
                restore_previous_locale();
            }
        }

        return $written === null ? '' : $this->mailer->send($written);
    }

    private function log(): FailedMailTable
    {
        return $this->log ??= new FailedMailTable(static::EVENT);
    }
}
