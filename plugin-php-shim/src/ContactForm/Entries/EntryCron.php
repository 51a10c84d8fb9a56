<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Closure;
use Gazetteer\ContactForm\Mail\EntryServices;

/** The two things that happen to entries by themselves, and when. */
final class EntryCron
{
    public const RETRY = 'gazetteer_retry_mail';
    public const SWEEP = 'gazetteer_sweep_entries';
    /** Nobody should wait longer for a mail that was cut off so hard that it could ask for no other try. */
    private const SWEPT = 'hourly';

    /** @param Closure(): EntryServices $services Made when there is something to do. */
    public static function register(Closure $services): void
    {
        add_action(self::RETRY, static fn () => $services()->round()->run());
        add_action(self::SWEEP, static fn () => $services()->sweep()->run());
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

    /** There is one appointment, the earliest that anybody asked for. */
    public static function retryAt(int $time): void
    {
        $planned = wp_next_scheduled(self::RETRY);
        if ($planned !== false && $planned <= $time) {
            return;
        }
        wp_clear_scheduled_hook(self::RETRY);
        wp_schedule_single_event($time, self::RETRY);
    }
}
