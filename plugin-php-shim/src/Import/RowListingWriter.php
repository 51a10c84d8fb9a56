<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowListing;
use Gazetteer\Import\Domain\Unreadable;
use Gazetteer\Import\Runs\ImportJournal;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Plans\Domain\Plan;
use Gazetteer\Plans\Domain\PlanRepository;

/** Creates or updates the listing of a row. Columns that the row does not have stay unchanged. */
final class RowListingWriter
{
    /** @var array<string, int>|null The plan IDs, by title. */
    private ?array $plans = null;

    /**
     * @param array<string, TermPaths> $terms The terms of each taxonomy, by column.
     * @param int $author The author of new listings.
     */
    public function __construct(
        private readonly ListingRepository $listings,
        private readonly NewListings $new,
        private readonly PlanRepository $planRepository,
        private readonly array $terms,
        private readonly int $author,
        private readonly bool $isDryRun,
        private readonly RowExtras $extras,
        private readonly ?ImportJournal $journal = null,
    ) {
    }

    /** @param int $id The ID of the existing listing; 0 for a new one. */
    public function write(RowListing $rowListing, int $id): void
    {
        $kept = $id > 0 ? $this->listings->find($id) : null;
        $listing = $this->listing($rowListing, $kept);
        if ($this->isDryRun) {
            return;
        }
        $metas = [ImportedListings::KEY => $rowListing->key, ImportedListings::HASH => $rowListing->hash()];
        if ($kept === null) {
            $id = $this->new->add($listing, $metas);
            $this->journal?->record(ImportJournal::LISTING, $id);
            $this->extras->writeReviews($rowListing, $id);

            return;
        }
        $this->journal?->remember($id);
        $this->listings->save($listing);
        foreach ($metas as $key => $value) {
            update_post_meta($id, $key, wp_slash($value));
        }
        $this->extras->writeReviews($rowListing, $id);
    }

    /** @return list<int> The IDs of the created listings. Before this call, they have no metas and terms. */
    public function finish(): array
    {
        return $this->new->finish();
    }

    /** Discards the listings that are not finished, after a rollback. */
    public function drop(): void
    {
        $this->new->drop();
        $this->extras->drop();
        array_map(static fn (TermPaths $paths) => $paths->forget(), $this->terms);
    }

    private function listing(RowListing $rowListing, ?Listing $kept): Listing
    {
        return new Listing(
            id: $kept?->id ?? 0,
            title: wp_strip_all_tags($rowListing->text(Column::Title) ?? $kept?->title ?? throw new Unreadable(RowFault::Missing, '', Column::Title->value)),
            content: $this->text($rowListing, Column::Content, $kept?->content),
            excerpt: $this->text($rowListing, Column::Excerpt, $kept?->excerpt),
            slug: sanitize_title($rowListing->text(Column::Slug) ?: ($kept?->slug ?? '')),
            status: $rowListing->text(Column::Status) ?: ($kept?->status ?? 'publish'),
            author: $this->extras->owner($rowListing) ?? $kept?->author ?? $this->author,
            published: $rowListing->published ?? $kept?->published ?? 0,
            categories: $this->terms($rowListing, Column::Category, $kept?->categories),
            locations: $this->terms($rowListing, Column::Location, $kept?->locations),
            features: $this->terms($rowListing, Column::Features, $kept?->features),
            tags: $this->terms($rowListing, Column::Tags, $kept?->tags),
            details: $rowListing->details,
            values: $rowListing->values + ($kept?->values ?? []),
            gallery: $this->extras->gallery($rowListing) ?? $kept?->gallery ?? [],
            image: $this->extras->image($rowListing) ?? $kept?->image ?? 0,
            plan: $this->plan($rowListing->text(Column::Plan), $kept?->plan ?? 0),
        );
    }

    /** Removes scripts, even if the user may publish scripts, because the file may come from anyone. */
    private function text(RowListing $rowListing, Column $column, ?string $kept): string
    {
        $text = $rowListing->text($column);

        return $text === null ? $kept ?? '' : wp_kses_post($text);
    }

    /**
     * @param list<int>|null $kept
     * @return list<int>
     */
    private function terms(RowListing $rowListing, Column $column, ?array $kept): array
    {
        $paths = $rowListing->paths[$column->value] ?? null;

        return $paths === null ? $kept ?? [] : $this->terms[$column->value]->ids($paths);
    }

    private function plan(?string $named, int $kept): int
    {
        if ($named === null || $named === '') {
            return $named === null ? $kept : 0;
        }
        $this->plans ??= array_column(array_map(static fn (Plan $plan): array => [$plan->id, strtolower($plan->title)], array_reverse($this->planRepository->all())), 0, 1);
        $plan = $this->plans[strtolower($named)] ?? (ctype_digit($named) && in_array((int) $named, $this->plans, true) ? (int) $named : 0);

        return $plan > 0 ? $plan : throw new Unreadable(RowFault::NoSuchPlan, $named, Column::Plan->value);
    }
}
