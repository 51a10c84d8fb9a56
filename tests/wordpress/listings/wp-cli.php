<?php

/**
 * A minimal WP-CLI for a site without a terminal, with the functions that the commands of the plugin call. It records
 * all output, and a call that ends WP-CLI ends the process.
 */

namespace WP_CLI {
    final class Ended extends \Exception
    {
    }
}

namespace WP_CLI\Utils {
    function make_progress_bar(string $message, int $count): object
    {
        return new class ($message, $count) {
            private int $ticks = 0;

            public function __construct(private string $message, private int $count)
            {
            }

            public function tick(int $increment = 1): void
            {
                $this->ticks += $increment;
                \WP_CLI::$ticks++;
                if (\WP_CLI::$stopAt > 0 && \WP_CLI::$ticks > \WP_CLI::$stopAt) {
                    // Simulate a killed process.
                    \WP_CLI::print(-1);
                    exit;
                }
            }

            public function finish(): void
            {
                \WP_CLI::$said[] = "bar: {$this->message} {$this->ticks}/{$this->count}";
            }
        };
    }
}

namespace {
    define('WP_CLI', true);

    final class WP_CLI
    {
        /** @var array<string, object> */
        public static array $commands = [];
        /** @var list<string> */
        public static array $said = [];
        public static int $ticks = 0;
        public static int $stopAt = 0;

        public static function add_command(string $name, object $command): bool
        {
            self::$commands[$name] = $command;

            return true;
        }

        public static function log(string $message): void
        {
            self::$said[] = $message;
        }

        public static function success(string $message): void
        {
            self::$said[] = "Success: {$message}";
        }

        public static function warning(string $message): void
        {
            self::$said[] = "Warning: {$message}";
        }

        public static function error(string $message): never
        {
            self::$said[] = "Error: {$message}";
            throw new \WP_CLI\Ended('', 1);
        }

        public static function halt(int $code): never
        {
            throw new \WP_CLI\Ended('', $code);
        }

        /** @param list<string> $names */
        public static function run(string $verb, array $names, array $options): void
        {
            $code = 0;
            try {
                self::$commands['gazetteer listings']->$verb($names, $options);
            } catch (\WP_CLI\Ended $ended) {
                $code = $ended->getCode();
            }
            self::print($code);
        }

        public static function print(int $code): void
        {
            echo json_encode(['code' => $code, 'said' => self::$said]);
        }
    }
}
