<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

/**
 * Limits how many requests wait for the same thing, because each waiting request occupies a PHP process. A slot is a
 * row of the options table; another request can take it over after it expires.
 */
final class WaitingSlot
{
    public const PREFIX = 'gazetteer_waiting_';
    private const MOST = 2;
    /** Seconds of tolerance, because a request may acquire the slot late. */
    private const SPARE = 5;

    private function __construct(private readonly string $name, private readonly string $until)
    {
    }

    /**
     * @param float|int $seconds The longest time that the slot is held.
     * @return self|null Null if all slots are taken.
     */
    public static function take(string $what, float|int $seconds): ?self
    {
        $name = self::PREFIX . substr(hash('sha256', $what), 0, 32);
        for ($place = 1; $place <= self::MOST; $place++) {
            $slot = new self("{$name}_{$place}", sprintf('%d %s', time() + (int) ceil($seconds) + self::SPARE, bin2hex(random_bytes(4))));
            if ($slot->isFree()) {
                return $slot;
            }
        }

        return null;
    }

    public function free(): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s", $this->name, $this->until));
    }

    /** Deletes slots of processes that have ended. */
    public static function sweep(): void
    {
        global $wpdb;
        $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->options} WHERE option_name LIKE %s AND option_value < %s", $wpdb->esc_like(self::PREFIX) . '%', (string) time()));
    }

    private function isFree(): bool
    {
        global $wpdb;
        $added = $wpdb->query($wpdb->prepare("INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", $this->name, $this->until));

        return $added === 1 || $wpdb->query($wpdb->prepare(
            "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value < %s",
            $this->until,
            $this->name,
            (string) time(),
        )) === 1;
    }
}
