<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Store;

use Closure;
use Gazetteer\Kernel\Store\DatabaseWatch;
use Gazetteer\Tests\Check;
use RuntimeException;

final class DatabaseWatchTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $rows = [
            'no failure if all statements succeeded' => [[], [false, false]],
            'a meta field that was not written' => [["INSERT INTO `wp_postmeta` (`post_id`) VALUES (1)"], [true, true]],
            'no failed read, because a read loses no data' => [['SELECT * FROM wp_terms'], [true, false]],
            'no failed statement on another plugin’s table' => [['INSERT INTO wp_stats VALUES (1)', 'UPDATE wp_posts_seen SET n = 1'], [false, false]],
        ];
        foreach ($rows as $says => [$failed, $found]) {
            yield "the watch reports {$says}" => static fn () => Check::same($found, self::watch($failed));
        }
        yield 'failures before the watch started are ignored' => static function (): void {
            $GLOBALS['EZSQL_ERROR'] = [['query' => 'INSERT INTO wp_posts VALUES (1)']];
            Check::same([false, false], self::watch([]));
        };
    }

    /**
     * @param list<string> $failed
     * @return array{bool, bool} Whether anything failed, and whether anything is lost.
     */
    private static function watch(array $failed): array
    {
        $GLOBALS['wpdb'] = new class {
            public mixed $error = null;

            /** @return array<string, string> */
            public function tables(): array
            {
                return ['posts' => 'wp_posts', 'postmeta' => 'wp_postmeta', 'terms' => 'wp_terms'];
            }
        };
        $watch = DatabaseWatch::begin();
        foreach ($failed as $query) {
            $GLOBALS['EZSQL_ERROR'][] = ['query' => $query, 'error_str' => 'no'];
        }
        try {
            $watch->refuseLoss();
            $isLost = false;
        } catch (RuntimeException) {
            $isLost = true;
        }

        $found = [$watch->hasFailed(), $isLost];
        unset($GLOBALS['wpdb'], $GLOBALS['EZSQL_ERROR']);

        return $found;
    }
}
