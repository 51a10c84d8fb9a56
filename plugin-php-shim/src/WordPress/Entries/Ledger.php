<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Entries;

/** What has to be known of the entries without asking for any. One small option, loaded with WordPress's own. */
final class Ledger
{
    public const OPTION = 'gazetteer_entries';

    /** The table's design; another number has it made anew. */
    private const DESIGN = 1;

    public function isCurrent(): bool
    {
        return ($this->read()['design'] ?? 0) === self::DESIGN;
    }

    /** The last part of the private folder's name, which nobody can guess. */
    public function folder(): string
    {
        $folder = $this->read()['folder'] ?? '';

        return is_string($folder) ? $folder : '';
    }

    /** How many messages have not reached their owner. */
    public function unsent(): int
    {
        return (int) ($this->read()['unsent'] ?? 0);
    }

    public function begin(): void
    {
        $this->write(['design' => self::DESIGN, 'folder' => $this->folder() ?: bin2hex(random_bytes(12))]);
    }

    /** The table may be missing, as after a move that left it behind: the next request sees to it. */
    public function doubt(): void
    {
        $this->write(['design' => 0]);
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
