<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

/** What has to be known of the entries without asking for any. One small option, loaded with WordPress's own. */
final class UnsentCount
{
    public const OPTION = 'gazetteer_entries';

    /** How many messages have not reached their owner. */
    public function unsent(): int
    {
        return (int) ($this->read()['unsent'] ?? 0);
    }

    public function countUnsent(int $unsent): void
    {
        if ($unsent !== $this->unsent()) {
            $this->write(['unsent' => $unsent]);
        }
    }

    /** @param array<string, int|string> $changes */
    private function write(array $changes): void
    {
        update_option(self::OPTION, $changes + $this->read(), true);
    }

    /** @return array<array-key, mixed> */
    private function read(): array
    {
        return (array) get_option(self::OPTION, []);
    }
}
