<?php

declare(strict_types=1);

namespace Gazetteer\Search\Rebuild;

use RuntimeException;

/** Lets only one process at a time build the search index of a site. The lock expires if the process dies. */
final class BuildLock
{
    private const OPTION = 'gazetteer_search_index_lock';
    private const SECONDS = 120;

    /**
     * @template Result
     * @param callable(): Result $work
     * @return Result
     * @throws RuntimeException If another process has the lock.
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
        // PHP runs only shutdown functions after it runs out of memory.
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
        // `add_option()` is not atomic: two concurrent processes can both get the lock.
        $sql = "INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')";
        if ((int) $wpdb->query($wpdb->prepare($sql, self::OPTION, (string) time())) === 1) {
            return true;
        }
        $held = (string) $wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION));

        return (int) $held < time() - self::SECONDS
            && (int) $wpdb->update($wpdb->options, ['option_value' => (string) time()], ['option_name' => self::OPTION, 'option_value' => $held]) === 1;
    }
}
