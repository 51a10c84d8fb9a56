<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Lookup;

use Gazetteer\WordPress\Directory\Names;

/**
 * How far the lookup has come on this site. An option that WordPress loads with its own, so that asking costs nothing.
 */
final class LookupState
{
    public const OPTION = 'gazetteer_lookup';
    private const DESIGN = 2;

    public function __construct(private readonly Names $names)
    {
    }

    public function isReady(): bool
    {
        return $this->isCurrent() && $this->next() === null;
    }

    /** Whether the tables are of this version and about the data that the site shows. */
    public function isCurrent(): bool
    {
        $kept = $this->kept();

        return ($kept['design'] ?? 0) === self::DESIGN && ($kept['names'] ?? '') === $this->named();
    }

    /** The listing from which a rebuilding goes on; null when there is nothing to do. */
    public function next(): ?int
    {
        $next = $this->kept()['next'] ?? null;

        return is_int($next) ? $next : null;
    }

    public function rebuildFrom(int $id): void
    {
        $this->keep(['next' => $id]);
    }

    public function done(): void
    {
        $this->keep(['next' => null, 'done' => time()]);
    }

    /** When it was last rebuilt; 0 for never. */
    public function built(): int
    {
        return (int) ($this->kept()['done'] ?? 0);
    }

    public function forget(): void
    {
        delete_option(self::OPTION);
    }

    /** @param array<string, int|null> $news */
    private function keep(array $news): void
    {
        update_option(self::OPTION, [...$this->kept(), 'design' => self::DESIGN, 'names' => $this->named(), ...$news], true);
    }

    /** @return array<string, mixed> */
    private function kept(): array
    {
        return (array) get_option(self::OPTION, []);
    }

    private function named(): string
    {
        return md5(implode(' ', get_object_vars($this->names)));
    }
}
