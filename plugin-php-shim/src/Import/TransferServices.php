<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\RowListingReader;
use Gazetteer\Import\Domain\RowProblem;
use Gazetteer\Listings\Fields\FieldPosts;
use Gazetteer\Listings\ListingPosts;
use Gazetteer\Plans\PlanPosts;
use Gazetteer\Search\SiteIndex;

/** Creates the services for import and export. */
final class TransferServices
{
    private const NO_STATUSES = ['trash', 'auto-draft', 'inherit'];

    private readonly SiteIndex $index;

    /** @param ?SiteIndex $index The index that already listens to changes, so that each listing is written once. */
    public function __construct(private readonly DataNames $names, ?SiteIndex $index = null)
    {
        $this->index = $index ?? new SiteIndex(static fn (): DataNames => $names);
    }

    /**
     * @param Closure(RowProblem): void $complain
     * @param bool $isTrusted Whether shortcodes and blocks in descriptions are kept.
     */
    public function import(bool $isRehearsal, Closure $complain, bool $isTrusted = false): ListingImport
    {
        $taxonomies = [
            Column::Category->value => $this->names->category,
            Column::Location->value => $this->names->location,
            Column::Features->value => $this->names->feature,
            Column::Tags->value => $this->names->tag,
        ];
        $terms = array_map(static fn (string $taxonomy): TermPaths => new TermPaths($taxonomy, $isRehearsal), $taxonomies);
        $statuses = array_values(array_diff(get_post_stati(), self::NO_STATUSES));

        return new ListingImport(
            new RowListingReader($statuses, wp_timezone()),
            new KeptRows($this->names),
            new RowListingWriter(new ListingPosts($this->names), new NewListings($this->names), new PlanPosts($this->names), $terms, self::author(), $isRehearsal),
            new QuietWrites(array_values($taxonomies)),
            $isTrusted,
            $isRehearsal,
            fn (int ...$ids) => $this->look(...$ids),
            $complain,
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

    /** Queue the listings again: when the index first processed them, they had no terms and metas. */
    private function look(int ...$ids): void
    {
        $this->index->pending()->add(...$ids);
        $this->index->pending()->flush();
    }

    /** Without a current user, as in WP-CLI, the first administrator is the author. */
    private static function author(): int
    {
        return get_current_user_id() ?: (int) (get_users(['role' => 'administrator', 'number' => 1, 'orderby' => 'ID', 'fields' => 'ID'])[0] ?? 0);
    }
}
