<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Store;

/** Stores the state of a table in one small autoloaded option, so that reading it needs no query. */
final class TableState
{
    private const OPTION = 'gazetteer_table_';
    /** Seconds before a failed or interrupted migration is retried. */
    public const PAUSE = 10 * MINUTE_IN_SECONDS;
    /**
     * The schema version after a migration in this request. An object cache may still return the option's old value.
     */
    private ?int $reached = null;

    public function __construct(private readonly string $key)
    {
    }

    /** The stored schema version; 0 if there is no table, null if unknown. */
    public function design(): ?int
    {
        $noted = $this->read()['design'] ?? null;
        $design = is_int($noted) ? $noted : null;

        return $design > 0 ? $design : $this->reached ?? $design;
    }

    /** The database's error message of the last failed migration; '' if there was no error. */
    public function trouble(): string
    {
        $trouble = $this->read()['trouble'] ?? '';

        return is_string($trouble) ? $trouble : '';
    }

    /** Time of the next retry; 0 if it may run immediately. */
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

    /**
     * Called before each migration step. Until the step is complete, other requests use the table's old schema version.
     */
    public function begun(int $design): void
    {
        $this->write(['design' => $design, 'next' => time() + self::PAUSE, 'trouble' => $this->trouble()]);
    }

    public function failed(int $design, string $trouble): void
    {
        $this->write(['design' => $design, 'next' => time() + self::PAUSE, 'trouble' => $trouble]);
    }

    /** Allows the next retry immediately. */
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
