<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\RowListingReader;
use Gazetteer\Import\Domain\RowAnswer;
use Gazetteer\Import\Runs\ImportJournal;
use Gazetteer\Listings\Fields\FieldPosts;
use Gazetteer\Listings\ListingPosts;
use Gazetteer\Plans\PlanPosts;
use Gazetteer\Search\SiteIndex;

/** Creates the objects for an import or export. */
final class TransferServices
{
    private const SKIPPED_STATUSES = ['trash', 'auto-draft', 'inherit'];

    private readonly SiteIndex $index;

    /**
     * @param ?SiteIndex $index The index object whose hooks are registered. With another object, each listing would
     *     be indexed twice.
     */
    public function __construct(private readonly DataNames $names, ?SiteIndex $index = null)
    {
        $this->index = $index ?? new SiteIndex(static fn (): DataNames => $names);
    }

    /**
     * @param Closure(RowAnswer): void $report
     * @param bool $isTrusted Whether shortcodes and blocks in the file are kept. If not, they become text.
     * @param ?ImportJournal $journal Records the changes, so that they can be undone; null to record nothing.
     * @param array<string, true> $seen The hashes of the keys that earlier requests of the same run have read.
     */
    public function import(bool $isDryRun, Closure $report, bool $isTrusted = false, ?ImportJournal $journal = null, array $seen = []): ListingImport
    {
        $taxonomies = [
            Column::Category->value => $this->names->category,
            Column::Location->value => $this->names->location,
            Column::Features->value => $this->names->feature,
            Column::Tags->value => $this->names->tag,
        ];
        $terms = array_map(static fn (string $taxonomy): TermPaths => new TermPaths($taxonomy, $isDryRun, $journal), $taxonomies);
        $statuses = array_values(array_diff(get_post_stati(), self::SKIPPED_STATUSES));

        return new ListingImport(
            new RowListingReader($statuses, wp_timezone()),
            new ImportedListings($this->names),
            new RowListingWriter(new ListingPosts($this->names), new NewListings($this->names), new PlanPosts($this->names), $terms, self::author(), $isDryRun, new RowExtras($isDryRun, $journal), $journal),
            new BulkWriteMode(array_values($taxonomies)),
            $isTrusted,
            $isDryRun,
            fn (int ...$ids) => $this->queueForIndex(...$ids),
            $report,
            $seen,
        );
    }

    public function export(): ListingExport
    {
        return new ListingExport(
            $this->names,
            new ListingPosts($this->names),
            new FieldPosts($this->names),
            new PlanPosts($this->names),
        );
    }

    /** Indexes created listings again, because they had no metas and terms when they were first indexed. */
    private function queueForIndex(int ...$ids): void
    {
        $this->index->pending()->add(...$ids);
        $this->index->pending()->flush();
    }

    /** The author of new listings. In WP-CLI there may be no current user, so use the first administrator. */
    private static function author(): int
    {
        return get_current_user_id() ?: (int) (get_users(['role' => 'administrator', 'number' => 1, 'orderby' => 'ID', 'fields' => 'ID'])[0] ?? 0);
    }
}
