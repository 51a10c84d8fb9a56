<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\EntryServices;

/** The two cron events for entries and their schedule. */
final class EntryCron
{
    public const RETRY = ContactFormModule::RETRY;
    public const SWEEP = ContactFormModule::SWEEP;
    /** Hourly, because only the cleanup finds a mail that was interrupted before it could schedule a retry. */
    private const SWEPT = 'hourly';

    public function __construct(private readonly EntryServices $services)
    {
    }

    public function retry(): void
    {
        $this->services->retry()->run();
    }

    public function sweep(): void
    {
        $this->services->sweep()->run();
    }

    public static function begin(): void
    {
        if (wp_get_schedule(self::SWEEP) !== self::SWEPT) {
            wp_clear_scheduled_hook(self::SWEEP);
            wp_schedule_event(time() + HOUR_IN_SECONDS, self::SWEPT, self::SWEEP);
        }
    }

    public static function end(): void
    {
        wp_clear_scheduled_hook(self::RETRY);
        wp_clear_scheduled_hook(self::SWEEP);
    }
}
