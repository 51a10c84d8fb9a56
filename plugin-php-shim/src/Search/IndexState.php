<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Gazetteer\Data\DataNames;

/**
 * Stores which index tables searches use on this site, and the progress of a rebuild. The data is an autoloaded option, so
 * that reading it needs no query.
 */
final class IndexState
{
    public const OPTION = 'gazetteer_search_index';
    /** Version of the table schema. A new version makes the plugin rebuild the index. */
    public const DESIGN = 4;

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
        $kept = $this->kept();
        $isOurs = ($kept['design'] ?? 0) === self::DESIGN && ($kept['names'] ?? '') === $this->named();

        return $isOurs && in_array($kept['slot'] ?? null, IndexTables::SLOTS, true) ? $kept['slot'] : null;
    }

    /** @return value-of<IndexTables::SLOTS>|null The tables that are being built. */
    public function building(): ?string
    {
        $build = $this->build();

        return $build === [] ? null : $build['slot'];
    }

    /** The ID of the listing after which the rebuild continues; null if none is running. */
    public function next(): ?int
    {
        return $this->build()['next'] ?? null;
    }

    /**
     * Starts a rebuild in the tables that searches do not use.
     *
     * @param string $fields Fingerprint of the custom fields.
     * @param int $published The number of published listings.
     */
    public function beginBuilding(string $fields, int $published): void
    {
        $slot = $this->slot() === IndexTables::SLOTS[0] ? IndexTables::SLOTS[1] : IndexTables::SLOTS[0];
        $this->keep(['build' => ['slot' => $slot, 'next' => 0, 'design' => self::DESIGN, 'names' => $this->named(), 'fields' => $fields, 'published' => $published]]);
    }

    public function buildFrom(int $id): void
    {
        $this->keep(['build' => ['next' => $id, 'begun' => true]]);
    }

    /** Requests another rebuild, because data that this one has already read was changed. */
    public function buildAgain(): void
    {
        $this->keep(['build' => ['again' => true]]);
    }

    /** Whether the rebuild may have read listings. */
    public function isBegun(): bool
    {
        return ($this->build()['begun'] ?? false) === true;
    }

    public function isToBeBuiltAgain(): bool
    {
        return ($this->build()['again'] ?? false) === true;
    }

    /** Makes searches use the new tables. */
    public function swap(): void
    {
        $build = $this->build();
        $this->keep(['slot' => $build['slot'], 'design' => self::DESIGN, 'names' => $build['names'], 'fields' => $build['fields'], 'done' => time(), 'build' => null]);
    }

    /** The number of published listings when the rebuild started. */
    public function published(): int
    {
        return (int) ($this->build()['published'] ?? 0);
    }

    /** Time of the last rebuild; 0 for never. */
    public function built(): int
    {
        return (int) ($this->kept()['done'] ?? 0);
    }

    /** Whether the index was built with the current custom fields. */
    public function knowsFields(string $fields): bool
    {
        return ($this->build()['fields'] ?? $this->kept()['fields'] ?? '') === $fields;
    }

    /** Call it if the tables that searches use no longer exist. */
    public function forget(): void
    {
        $this->keep(['slot' => null]);
    }

    /** Clears the cached option if another request has changed it. */
    public function refresh(): void
    {
        global $wpdb;
        $kept = $wpdb->get_var($wpdb->prepare("SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", self::OPTION));
        if ($kept !== null && maybe_unserialize($kept) !== get_option(self::OPTION)) {
            wp_cache_delete('alloptions', 'options');
            wp_cache_delete(self::OPTION, 'options');
        }
    }

    /** @param array<string, mixed> $news */
    private function keep(array $news): void
    {
        $this->refresh();
        if (isset($news['build']) && !isset($news['build']['slot'])) {
            $news['build'] += $this->build();
        }
        update_option(self::OPTION, array_filter([...$this->kept(), ...$news], static fn (mixed $value): bool => $value !== null), true);
    }

    /** @return array<string, mixed> */
    private function kept(): array
    {
        return (array) get_option(self::OPTION, []);
    }

    /** @return array<string, mixed> Empty where nothing is being built that could be of use. */
    private function build(): array
    {
        $build = $this->kept()['build'] ?? null;
        $isOurs = is_array($build) && ($build['design'] ?? 0) === self::DESIGN && ($build['names'] ?? '') === $this->named()
            && in_array($build['slot'] ?? null, IndexTables::SLOTS, true) && $build['slot'] !== $this->slot();

        return $isOurs ? $build : [];
    }

    private function named(): string
    {
        return md5(implode(' ', get_object_vars($this->names)));
    }
}
