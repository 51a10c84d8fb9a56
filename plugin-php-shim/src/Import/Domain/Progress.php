<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** The numbers of rows that were imported, unchanged or rejected so far. */
final class Progress
{
    public int $made = 0;
    public int $changed = 0;
    public int $unchanged = 0;
    public int $refused = 0;

    /** @param array<array-key, mixed> $counts The return value of an earlier `counts()` call. */
    public static function fromCounts(array $counts): self
    {
        $progress = new self();
        foreach (array_keys(get_object_vars($progress)) as $name) {
            $progress->$name = is_int($counts[$name] ?? null) ? $counts[$name] : 0;
        }

        return $progress;
    }

    /** @return array<string, int> */
    public function counts(): array
    {
        return get_object_vars($this);
    }

    public function rows(): int
    {
        return array_sum($this->counts());
    }
}
