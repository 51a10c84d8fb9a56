<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Gazetteer\Data\DataNames;

/**
 * Stores which of the two sets of index tables searches use, and the progress of a rebuild. The data is in an
 * autoloaded option, so that reading it needs no query.
 */
final class IndexState
{
    public const OPTION = 'gazetteer_search_index';
    /** Version of the table schema. If it differs from the stored version, the plugin rebuilds the index. */
    public const DESIGN = 6;

    public function __construct(private readonly DataNames $names)
    {
    }

    /** Whether there is a complete index of this schema version for the site's current data names. */
    public function isReady(): bool
    {
        return $this->slot() !== null;
    }

    /** @return value-of<IndexTables::SLOTS>|null The tables that searches use. */
    public function slot(): ?string
    {
        $stored = $this->stored();
        $isCurrent = ($stored['design'] ?? 0) === self::DESIGN && ($stored['names'] ?? '') === $this->namesHash();

        return $isCurrent && in_array($stored['slot'] ?? null, IndexTables::SLOTS, true) ? $stored['slot'] : null;
    }

    /** @return value-of<IndexTables::SLOTS>|null The tables that are being built. */
    public function buildingSlot(): ?string
    {
        $build = $this->build();

        return $build === [] ? null : $build['slot'];
    }

    /** Returns the ID of the listing after which the rebuild continues; null if no rebuild is running. */
    public function next(): ?int
    {
        return $this->build()['next'] ?? null;
    }

    /**
     * Starts a rebuild in the tables that searches do not use.
     *
     * @param string $fields Hash of the custom fields.
     * @param int $published The number of published listings.
     */
    public function startBuild(string $fields, int $published): void
    {
        $slot = $this->slot() === IndexTables::SLOTS[0] ? IndexTables::SLOTS[1] : IndexTables::SLOTS[0];
        $this->store(['build' => ['slot' => $slot, 'next' => 0, 'design' => self::DESIGN, 'names' => $this->namesHash(), 'fields' => $fields, 'published' => $published]]);
    }

    public function saveProgress(int $id): void
    {
        $this->store(['build' => ['next' => $id, 'begun' => true]]);
    }

    /**
     * Requests another rebuild after the current one. Call this if data has changed that the current rebuild has
     * already read.
     */
    public function requestAnotherRebuild(): void
    {
        $this->store(['build' => ['again' => true]]);
    }

    /** Whether the current rebuild may already have read listings. */
    public function hasReadListings(): bool
    {
        return ($this->build()['begun'] ?? false) === true;
    }

    public function needsAnotherRebuild(): bool
    {
        return ($this->build()['again'] ?? false) === true;
    }

    /** Finishes the rebuild: from now on, searches use the new tables. */
    public function swap(): void
    {
        $build = $this->build();
        $this->store(['slot' => $build['slot'], 'design' => self::DESIGN, 'names' => $build['names'], 'fields' => $build['fields'], 'done' => time(), 'build' => null]);
    }

    /** The number of published listings when the rebuild started. */
    public function published(): int
    {
        return (int) ($this->build()['published'] ?? 0);
    }

    /** Time of the last rebuild; 0 for never. */
    public function lastBuilt(): int
    {
        return (int) ($this->stored()['done'] ?? 0);
    }

    /** Whether the index was built with the current custom fields. */
    public function isBuiltWith(string $fields): bool
    {
        return ($this->build()['fields'] ?? $this->stored()['fields'] ?? '') === $fields;
    }

    /** Stores that there is no index. Call this if the tables that searches use no longer exist. */
    public function dropSlot(): void
    {
        $this->store(['slot' => null]);
    }

    /** Clears the cached option if another request has changed it. */
    public function refresh(): void
    {
        global $wpdb;
        $stored = $wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION));
        if ($stored !== null && maybe_unserialize($stored) !== get_option(self::OPTION)) {
            wp_cache_delete('alloptions', 'options');
            wp_cache_delete(self::OPTION, 'options');
        }
    }

    /** @param array<string, mixed> $changes */
    private function store(array $changes): void
    {
        $this->refresh();
        if (isset($changes['build']) && !isset($changes['build']['slot'])) {
            $changes['build'] += $this->build();
        }
        update_option(self::OPTION, array_filter([...$this->stored(), ...$changes], static fn (mixed $value): bool => $value !== null), true);
    }

    /** @return array<string, mixed> */
    private function stored(): array
    {
        return (array) get_option(self::OPTION, []);
    }

    /**
     * @return array<string, mixed> The running rebuild; empty if there is none for the current schema and data names.
     */
    private function build(): array
    {
        $build = $this->stored()['build'] ?? null;
        $isCurrent = is_array($build) && ($build['design'] ?? 0) === self::DESIGN && ($build['names'] ?? '') === $this->namesHash()
            && in_array($build['slot'] ?? null, IndexTables::SLOTS, true) && $build['slot'] !== $this->slot();

        return $isCurrent ? $build : [];
    }

    private function namesHash(): string
    {
        return md5(implode(' ', get_object_vars($this->names)));
    }
}
