<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Transfer;

use Closure;
use Gazetteer\Domain\Transfer\ArrivalReader;
use Gazetteer\Domain\Transfer\Column;
use Gazetteer\Domain\Transfer\RowProblem;
use Gazetteer\WordPress\Directory\Names;
use Gazetteer\WordPress\Listings\CategoryTerms;
use Gazetteer\WordPress\Listings\FieldPosts;
use Gazetteer\WordPress\Listings\ListingPosts;
use Gazetteer\WordPress\Lookup\Lookup;
use Gazetteer\WordPress\Plans\PlanPosts;

/** Makes imports and exports for this site. */
final class Transfer
{
    private const NO_STATUSES = ['trash', 'auto-draft', 'inherit'];

    private readonly Lookup $lookup;

    /** @param ?Lookup $lookup The one that hears of every change already, which writes each listing once. */
    public function __construct(private readonly Names $names, ?Lookup $lookup = null)
    {
        $this->lookup = $lookup ?? new Lookup(static fn (): Names => $names);
    }

    /**
     * @param Closure(RowProblem): void $complain
     * @param bool $isTrusted Whether shortcodes and blocks in descriptions are to run.
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
            new ArrivalReader($statuses, wp_timezone()),
            new KeptRows($this->names),
            new ArrivalWriter(new ListingPosts($this->names), new NewListings($this->names), new PlanPosts($this->names), $terms, self::author(), $isRehearsal),
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
            new FieldPosts($this->names, new CategoryTerms($this->names)),
            new PlanPosts($this->names),
        );
    }

    /** The lookup has heard of the new listings before their terms and metas were there. */
    private function look(int ...$ids): void
    {
        $this->lookup->pending()->add(...$ids);
        $this->lookup->pending()->flush();
    }

    /** Without anybody at the keyboard, new listings are the first administrator's. */
    private static function author(): int
    {
        return get_current_user_id() ?: (int) (get_users(['role' => 'administrator', 'number' => 1, 'orderby' => 'ID', 'fields' => 'ID'])[0] ?? 0);
    }
}
