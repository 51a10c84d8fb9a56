<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Database;

/** What is known of a table without asking the database. One small option, loaded with WordPress's own. */
final class TableState
{
    private const OPTION = 'gazetteer_table_';
    /** Seconds after which a migration that failed, or was cut off, is tried again. */
    public const PAUSE = 10 * MINUTE_IN_SECONDS;
    /** What this request has reached itself: a cache may answer for a while that there is no table. */
    private ?int $reached = null;

    public function __construct(private readonly string $key)
    {
    }

    /** The design that was reached; 0 where there is no table, null where nobody knows. */
    public function design(): ?int
    {
        $noted = $this->read()['design'] ?? null;
        $design = is_int($noted) ? $noted : null;

        return $design > 0 ? $design : $this->reached ?? $design;
    }

    /** What the database said to the last migration that failed; '' when all is well. */
    public function trouble(): string
    {
        $trouble = $this->read()['trouble'] ?? '';

        return is_string($trouble) ? $trouble : '';
    }

    /** When the next try is due; 0 for at any time. */
    public function next(): int
    {
        return (int) ($this->read()['next'] ?? 0);
    }

    public function isDue(): bool
    {
        return $this->next() <= time();
    }

    public function reached(int $design): void
    {
        $this->reached = $design;
        $this->write(['design' => $design]);
    }

    /** Others who come meanwhile go on with the table as it is. */
    public function begun(int $design): void
    {
        $this->write(['design' => $design, 'next' => time() + self::PAUSE, 'trouble' => $this->trouble()]);
    }

    public function failed(int $design, string $trouble): void
    {
        $this->write(['design' => $design, 'next' => time() + self::PAUSE, 'trouble' => $trouble]);
    }

    /** Lets the next try be at once. */
    public function retryNow(): void
    {
        $this->write(['next' => 0] + $this->read());
    }

    public function forget(): void
    {
        $this->reached = null;
        delete_option(self::OPTION . $this->key);
    }

    /** @param array<array-key, mixed> $state */
    private function write(array $state): void
    {
        update_option(self::OPTION . $this->key, $state, true);
    }

    /** @return array<array-key, mixed> */
    private function read(): array
    {
        return (array) get_option(self::OPTION . $this->key, []);
    }
}
