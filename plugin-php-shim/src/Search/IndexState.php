<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Gazetteer\Data\DataNames;

/**
 * Which tables answer on this site, and how far those have come that are being built. An option that WordPress loads with
 * its own, so that asking costs nothing.
 */
final class IndexState
{
    public const OPTION = 'gazetteer_search_index';
    /** Of the tables. The next one is another; what they hold is made anew for it. */
    public const DESIGN = 4;

    public function __construct(private readonly DataNames $names)
    {
    }

    /** Whether there are tables of this version about the data that the site shows. */
    public function isReady(): bool
    {
        return $this->slot() !== null;
    }

    /** @return value-of<IndexTables::SLOTS>|null The tables that answer. */
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

    /** The listing behind which the building goes on; null when nothing is being built. */
    public function next(): ?int
    {
        return $this->build()['next'] ?? null;
    }

    /**
     * Begins a building, in the tables that do not answer.
     *
     * @param string $fields What the words of custom fields depend on.
     * @param int $published How many listings there are.
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

    /** Something changed that the building has read already. */
    public function buildAgain(): void
    {
        $this->keep(['build' => ['again' => true]]);
    }

    /** Whether some listings may have been read already. */
    public function isBegun(): bool
    {
        return ($this->build()['begun'] ?? false) === true;
    }

    public function isToBeBuiltAgain(): bool
    {
        return ($this->build()['again'] ?? false) === true;
    }

    /** What was built answers from now on. */
    public function swap(): void
    {
        $build = $this->build();
        $this->keep(['slot' => $build['slot'], 'design' => self::DESIGN, 'names' => $build['names'], 'fields' => $build['fields'], 'done' => time(), 'build' => null]);
    }

    /** How many listings there were when the building began. */
    public function published(): int
    {
        return (int) ($this->build()['published'] ?? 0);
    }

    /** When it was last built; 0 for never. */
    public function built(): int
    {
        return (int) ($this->kept()['done'] ?? 0);
    }

    /** Whether the words of fields are those that they would be now. */
    public function knowsFields(string $fields): bool
    {
        return ($this->build()['fields'] ?? $this->kept()['fields'] ?? '') === $fields;
    }

    /** The tables that answered are not there. */
    public function forget(): void
    {
        $this->keep(['slot' => null]);
    }

    /** Reads what other requests have written since this one began. */
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
