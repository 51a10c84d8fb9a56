<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Data\DataNames;
use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\Files\RowWriter;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Plans\Domain\PlanRepository;
use WP_Post;

/** Exports listings as rows that an import can read. Loads the listings in batches to save memory. */
final class ListingExport
{
    private const BATCH_SIZE = 200;
    private const SKIPPED_STATUSES = ['trash', 'auto-draft', 'inherit'];

    /** @var array<string, TermNames> */
    private readonly array $terms;

    public function __construct(
        private readonly DataNames $names,
        private readonly ListingRepository $listings,
        private readonly FieldRepository $fields,
        private readonly PlanRepository $plans,
    ) {
        $this->terms = [
            Column::Category->value => new TermNames($names->category),
            Column::Location->value => new TermNames($names->location),
            Column::Features->value => new TermNames($names->feature),
            Column::Tags->value => new TermNames($names->tag),
        ];
    }

    /** @return list<string> */
    public function columns(): array
    {
        return [
            ...array_values(array_filter(array_column(Column::cases(), 'value'), static fn (string $column): bool => !Column::isOfThisSite($column))),
            ...array_column(Detail::cases(), 'value'),
            ...array_map(static fn ($field): string => Column::FIELD . $field->slug, $this->fields->all()),
        ];
    }

    public function total(): int
    {
        global $wpdb;

        return (int) $wpdb->get_var($wpdb->prepare(
            "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s AND post_status NOT IN ('trash', 'auto-draft', 'inherit')",
            $this->names->listing,
        ));
    }

    /**
     * @param callable(string): void $write
     * @param callable(int): void $onBatch Called after each batch with its number of listings.
     * @return int The number of exported listings.
     */
    public function run(RowWriter $rows, callable $write, callable $onBatch): int
    {
        $write($rows->head());
        $written = 0;
        for ($last = 0; ($ids = $this->after($last)) !== []; $last = end($ids)) {
            _prime_post_caches($ids);
            foreach ($ids as $id) {
                $listing = $this->listings->find($id);
                $post = get_post($id);
                if ($listing !== null && $post instanceof WP_Post && !in_array($post->post_status, self::SKIPPED_STATUSES, true)) {
                    $write($rows->row($this->cells($listing, $post)));
                    $written++;
                }
            }
            $onBatch(count($ids));
            if (wp_cache_supports('flush_runtime')) {
                wp_cache_flush_runtime();
            }
        }

        $write($rows->foot());

        return $written;
    }

    /** @return list<int> */
    private function after(int $last): array
    {
        global $wpdb;

        return array_map(intval(...), $wpdb->get_col($wpdb->prepare(
            "SELECT ID FROM {$wpdb->posts} WHERE post_type = %s AND ID > %d AND post_status NOT IN ('trash', 'auto-draft', 'inherit') ORDER BY ID LIMIT %d",
            $this->names->listing,
            $last,
            self::BATCH_SIZE,
        )));
    }

    /** @return array<string, mixed> */
    private function cells(Listing $listing, WP_Post $post): array
    {
        $values = array_combine(
            array_map(static fn (int|string $slug): string => Column::FIELD . $slug, array_keys($listing->values)),
            array_values($listing->values),
        );

        return [
            Column::Key->value => ImportedListings::keyOf($post),
            Column::Title->value => html_entity_decode($listing->title, ENT_QUOTES | ENT_HTML5, 'UTF-8'),
            Column::Content->value => $listing->content,
            Column::Excerpt->value => $listing->excerpt,
            Column::Slug->value => rawurldecode($listing->slug),
            Column::Status->value => $listing->status,
            Column::Date->value => $listing->published > 0 ? gmdate('c', $listing->published) : '',
            Column::Category->value => $this->terms[Column::Category->value]->paths($listing->categories),
            Column::Location->value => $this->terms[Column::Location->value]->paths($listing->locations),
            Column::Features->value => $this->terms[Column::Features->value]->paths($listing->features),
            Column::Tags->value => $this->terms[Column::Tags->value]->paths($listing->tags),
            Column::Plan->value => $this->plans->find($listing->plan)?->title ?? '',
            ...array_intersect_key($listing->details, array_flip(array_column(Detail::cases(), 'value'))),
            ...$values,
        ];
    }
}
