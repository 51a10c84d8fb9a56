<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Transfer;

use Gazetteer\Domain\Listing\Listing;
use Gazetteer\Domain\Listing\ListingShelf;
use Gazetteer\Domain\Plan\Plan;
use Gazetteer\Domain\Plan\PlanShelf;
use Gazetteer\Domain\Transfer\Arrival;
use Gazetteer\Domain\Transfer\Column;
use Gazetteer\Domain\Transfer\RowFault;
use Gazetteer\Domain\Transfer\Unreadable;

/** Makes a listing of what a row tells, or changes the one that is here; what the row says nothing about stays. */
final class ArrivalWriter
{
    /** @var array<string, int>|null Plans by their title. */
    private ?array $plans = null;

    /**
     * @param array<string, TermPaths> $terms By column.
     * @param int $author Whose the new listings are.
     */
    public function __construct(
        private readonly ListingShelf $listings,
        private readonly NewListings $new,
        private readonly PlanShelf $planShelf,
        private readonly array $terms,
        private readonly int $author,
        private readonly bool $isRehearsal,
    ) {
    }

    /** @param int $id The listing that is here already; 0 for none. */
    public function write(Arrival $arrival, int $id): void
    {
        $kept = $id > 0 ? $this->listings->find($id) : null;
        $listing = $this->listing($arrival, $kept);
        if ($this->isRehearsal) {
            return;
        }
        $metas = [KeptRows::KEY => $arrival->key, KeptRows::HASH => $arrival->hash()];
        if ($kept === null) {
            $this->new->add($listing, $metas);

            return;
        }
        $this->listings->save($listing);
        foreach ($metas as $key => $value) {
            update_post_meta($id, $key, wp_slash($value));
        }
    }

    /** @return list<int> The listings that were made, and are whole only now. */
    public function finish(): array
    {
        return $this->new->finish();
    }

    /** What was to be made is not made after all. */
    public function drop(): void
    {
        $this->new->drop();
        array_map(static fn (TermPaths $paths) => $paths->forget(), $this->terms);
    }

    private function listing(Arrival $arrival, ?Listing $kept): Listing
    {
        return new Listing(
            id: $kept?->id ?? 0,
            title: wp_strip_all_tags($arrival->text(Column::Title) ?? $kept?->title ?? throw new Unreadable(RowFault::Missing, '', Column::Title->value)),
            content: $this->text($arrival, Column::Content, $kept?->content),
            excerpt: $this->text($arrival, Column::Excerpt, $kept?->excerpt),
            slug: sanitize_title($arrival->text(Column::Slug) ?: ($kept?->slug ?? '')),
            status: $arrival->text(Column::Status) ?: ($kept?->status ?? 'publish'),
            author: $kept?->author ?? $this->author,
            published: $arrival->published ?? $kept?->published ?? 0,
            categories: $this->terms($arrival, Column::Category, $kept?->categories),
            locations: $this->terms($arrival, Column::Location, $kept?->locations),
            features: $this->terms($arrival, Column::Features, $kept?->features),
            tags: $this->terms($arrival, Column::Tags, $kept?->tags),
            details: $arrival->details,
            values: $arrival->values + ($kept?->values ?? []),
            gallery: $kept?->gallery ?? [],
            image: $kept?->image ?? 0,
            plan: $this->plan($arrival->text(Column::Plan), $kept?->plan ?? 0),
        );
    }

    /** Files come from anywhere, so that even from those who may write scripts none is taken. */
    private function text(Arrival $arrival, Column $column, ?string $kept): string
    {
        $text = $arrival->text($column);

        return $text === null ? $kept ?? '' : wp_kses_post($text);
    }

    /**
     * @param list<int>|null $kept
     * @return list<int>
     */
    private function terms(Arrival $arrival, Column $column, ?array $kept): array
    {
        $paths = $arrival->paths[$column->value] ?? null;

        return $paths === null ? $kept ?? [] : $this->terms[$column->value]->ids($paths);
    }

    private function plan(?string $named, int $kept): int
    {
        if ($named === null || $named === '') {
            return $named === null ? $kept : 0;
        }
        $this->plans ??= array_column(array_map(static fn (Plan $plan): array => [$plan->id, strtolower($plan->title)], array_reverse($this->planShelf->all())), 0, 1);
        $plan = $this->plans[strtolower($named)] ?? (ctype_digit($named) && in_array((int) $named, $this->plans, true) ? (int) $named : 0);

        return $plan > 0 ? $plan : throw new Unreadable(RowFault::NoSuchPlan, $named, Column::Plan->value);
    }
}
