<?php

declare(strict_types=1);

namespace Gazetteer\Search\Rebuild;

use RuntimeException;

/** Lets one process at a time build the search index of a site. One that died holds nobody up for long. */
final class BuildLock
{
    private const OPTION = 'gazetteer_search_index_lock';
    private const SECONDS = 120;

    /**
     * @template Result
     * @param callable(): Result $work
     * @return Result
     * @throws RuntimeException Where another process is at it.
     */
    public function during(callable $work): mixed
    {
        if (!self::take()) {
            throw new RuntimeException('The search index is being built by another process.');
        }
        $isHeld = true;
        $release = static function () use (&$isHeld): void {
            if ($isHeld) {
                $isHeld = false;
                delete_option(self::OPTION);
            }
        };
        // PHP that runs out of memory comes past no other place.
        register_shutdown_function($release);
        try {
            return $work();
        } finally {
            $release();
        }
    }

    public static function renew(): void
    {
        global $wpdb;
        $wpdb->update($wpdb->options, ['option_value' => (string) time()], ['option_name' => self::OPTION]);
    }

    private static function take(): bool
    {
        global $wpdb;
        // Not by WordPress's own functions: they tell two processes that each has been first.
        $sql = "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')";
        if ((int) $wpdb->query($wpdb->prepare($sql, self::OPTION, (string) time())) === 1) {
            return true;
        }
        $held = (string) $wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION));

        return (int) $held < time() - self::SECONDS
            && (int) $wpdb->update($wpdb->options, ['option_value' => (string) time()], ['option_name' => self::OPTION, 'option_value' => $held]) === 1;
    }
}
