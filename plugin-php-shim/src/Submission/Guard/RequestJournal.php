<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Guard;

use Gazetteer\Kernel\Once\OptionRow;

/** Reads the lock rows of all recent requests, to find requests that stopped before they sent a response. */
final class RequestJournal
{
    /** Seconds after which unsent emails are retried. Even a slow mail server accepts an email within this time. */
    private const MAILS_AFTER = 1800;
    /** Seconds after which an unfinished request is considered abandoned. */
    private const ABANDONED_AFTER = DAY_IN_SECONDS;
    private const BATCH = 500;

    /**
     * Returns the stored progress of a request that has not sent a response.
     *
     * @return array<array-key, mixed>|null Null if the request was answered or is unknown.
     */
    public static function unfinished(string $id): ?array
    {
        $row = new OptionRow(RequestLock::PREFIX . $id);
        $row->read();

        return isset($row->json()['answer']) ? null : $row->json();
    }

    /**
     * @return array<string, array<array-key, mixed>> Requests without a response that create this account, keyed by lock name.
     */
    public static function unfinishedWithEmail(string $email): array
    {
        return array_filter(self::unanswered(), static fn (array $facts): bool => strcasecmp((string) $facts['email'], $email) === 0);
    }

    /** @return array<string, array<array-key, mixed>> Abandoned requests that create an account, keyed by lock name. */
    public static function abandoned(): array
    {
        return array_filter(self::unanswered(), static fn (array $facts): bool => self::age($facts) > self::ABANDONED_AFTER);
    }

    /** Deletes the rows of old requests, and reschedules emails that a stopped process did not send. */
    public static function sweep(): void
    {
        global $wpdb;
        foreach (self::rows('%"mails":[[%') as $name => $facts) {
            if (self::age($facts) > self::MAILS_AFTER && ($facts['mails'] ?? []) !== []) {
                // WordPress ignores an event that is already scheduled.
                foreach ($facts['mails'] as [$event, $arguments]) {
                    wp_schedule_single_event(time(), $event, $arguments);
                }
                $wpdb->update($wpdb->options, ['option_value' => wp_json_encode(['mails' => []] + $facts)], ['option_name' => $name, 'option_value' => wp_json_encode($facts)]);
            }
        }
        do {
            $old = array_filter(self::rows('%'), static fn (array $facts): bool => self::age($facts) > RequestKey::KEY_SECONDS);
            foreach (array_keys($old) as $name) {
                $wpdb->delete($wpdb->options, ['option_name' => $name]);
            }
        } while (count($old) === self::BATCH);
    }

    /** @param array<array-key, mixed> $facts */
    private static function age(array $facts): int
    {
        return time() - (int) ($facts['at'] ?? 0);
    }

    /**
     * @return array<string, array<array-key, mixed>> Requests without a response that create an account, keyed by lock name.
     */
    private static function unanswered(): array
    {
        $found = [];
        foreach (self::rows('%"email":"_%') as $name => $facts) {
            if (!isset($facts['answer']) && ($facts['email'] ?? '') !== '') {
                $found[substr($name, strlen(RequestLock::PREFIX))] = $facts;
            }
        }

        return $found;
    }

    /**
     * @return array<string, array<array-key, mixed>> Lock rows keyed by option name, oldest first, limited to one batch.
     */
    private static function rows(string $value): array
    {
        global $wpdb;
        $rows = $wpdb->get_results($wpdb->prepare(
            "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE %s AND option_value LIKE %s ORDER BY option_id LIMIT %d",
            $wpdb->esc_like(RequestLock::PREFIX) . '%',
            $value,
            self::BATCH,
        ), ARRAY_A);
        $facts = [];
        foreach ((array) $rows as $row) {
            $facts[(string) $row['option_name']] = (array) json_decode((string) $row['option_value'], true);
        }

        return $facts;
    }
}
