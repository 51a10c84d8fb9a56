<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Kernel\Once;

use RuntimeException;

/** Lets only one process at a time do a job on a site. If a process crashes, its lock expires. */
final class ProcessLock
{
    private readonly OptionRow $row;

    /** @param int $seconds Seconds until a lock expires that is not renewed. */
    public function __construct(private readonly string $name, private readonly int $seconds)
    {
        $this->row = new OptionRow($name, 'off');
    }

    /**
     * @template Result
     * @param callable(): Result $work
     * @param string $refusal The exception's message if another process holds the lock.
     * @return Result
     * @throws RuntimeException If another process holds the lock.
     */
    public function during(callable $work, string $refusal): mixed
    {
        if (!$this->acquire()) {
            throw new RuntimeException($refusal);
        }
        $isHeld = true;
        $release = function () use (&$isHeld): void {
            if ($isHeld) {
                $isHeld = false;
                delete_option($this->name);
            }
        };
        // If PHP runs out of memory, `finally` does not run, but shutdown functions do.
        register_shutdown_function($release);
        try {
            return $work();
        } finally {
            $release();
        }
    }

    public function renew(): void
    {
        $this->row->write((string) time());
    }

    private function acquire(): bool
    {
        if ($this->row->add((string) time()) === 1) {
            return true;
        }

        return (int) $this->row->read() < time() - $this->seconds && $this->row->write((string) time()) === 1;
    }
}
