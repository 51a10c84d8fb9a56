<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

/** The number of undelivered messages, in a small autoloaded option, so that admin pages need no query for it. */
final class UnsentCount
{
    public const OPTION = 'gazetteer_entries';

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
