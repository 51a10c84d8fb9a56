<?php

declare(strict_types=1);

namespace Gazetteer\Search;

use Closure;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Fields\FieldMeta;
use Gazetteer\Search\Rebuild\IndexRebuild;
use Gazetteer\Search\Rebuild\RebuildCron;
use Gazetteer\Search\Write\TermChanges;
use WP_Post;

/** Keeps the search index in step with the listings. Nothing is made, asked or read before a hook is called. */
final class SearchHooks
{
    /** Named here, so that other people's requests need not load what answers it. */
    public const REBUILD = 'gazetteer_rebuild_search_index';

    private ?SearchIndex $index = null;
    private ?SiteSearch $finder = null;
    private ?TermChanges $terms = null;
    private bool $checksFields = false;

    /** @param Closure(): DataNames $names */
    public function __construct(private readonly Closure $names)
    {
    }

    public function finder(): SiteSearch
    {
        return $this->finder ??= new SiteSearch($this->index());
    }

    public function reindex(): IndexRebuild
    {
        return $this->index()->reindex();
    }

    public function index(): SearchIndex
    {
        return $this->index ??= new SearchIndex($this->names);
    }

    public function register(): void
    {
        add_action('transition_post_status', $this->postChanged(...), 10, 3);
        add_action('post_updated', $this->typeChanged(...), 10, 3);
        add_action('wp_after_insert_post', $this->postWritten(...), 100, 2);
        add_action('deleted_post', $this->postDeleted(...), 10, 2);
        add_action('set_object_terms', $this->termsSet(...), 10, 4);
        add_action('deleted_term_relationships', $this->termsTaken(...), 10, 3);
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
            add_action($hook, $this->metaChanged(...), 10, 3);
        }
        add_action('clean_post_cache', $this->fieldChanged(...), 10, 2);
        add_action('edit_terms', fn (int $term, string $taxonomy) => $this->terms()->willChange($term, $taxonomy), 10, 2);
        add_action('edited_term', fn (int $term, int $_, string $taxonomy) => $this->terms()->changed($term, $taxonomy), 10, 3);
        add_action('pre_delete_term', fn (int $term, string $taxonomy) => $this->terms()->willGo($term, $taxonomy), 10, 2);
        add_action('delete_term', fn (int $term, int $_, string $taxonomy) => $this->terms()->gone($taxonomy), 10, 3);
        add_action(self::REBUILD, fn () => (new RebuildCron($this->index()))->run());
        if (is_multisite()) {
            add_filter('wpmu_drop_tables', fn (array $tables): array => [
                ...$tables,
                ...IndexTables::ofAllSlots(),
            ]);
        }
        if ((is_admin() && !wp_doing_ajax()) || wp_doing_cron()) {
            IndexHealth::register($this->index(...));
        }
    }

    private function postChanged(string $_new, string $_old, WP_Post $post): void
    {
        if ($this->isListing($post)) {
            $this->index()->pending()->add($post->ID);
        }
    }

    /** Nobody else tells that a listing has become something else. */
    private function typeChanged(int $id, WP_Post $after, WP_Post $before): void
    {
        if ($after->post_type !== $before->post_type && $this->isListing($before)) {
            $this->index()->pending()->add($id);
        }
    }

    private function postWritten(int $id, WP_Post $post): void
    {
        if ($this->isListing($post)) {
            $this->index()->pending()->flushIfMany();
        }
    }

    private function postDeleted(int $id, WP_Post $post): void
    {
        if ($this->isListing($post)) {
            $this->index()->pending()->add($id);
        }
    }

    /** @param array<array-key, mixed> $_terms */
    private function termsSet(int $id, array $_terms, array $_ids, string $taxonomy): void
    {
        $this->termsTaken($id, [], $taxonomy);
    }

    /** @param array<array-key, mixed> $_ids */
    private function termsTaken(int $id, array $_ids, string $taxonomy): void
    {
        if ($this->terms()->isOurs($taxonomy)) {
            $this->index()->pending()->add($id);
        }
    }

    /** @param int|list<int> $_metas */
    private function metaChanged(int|array $_metas, int $id, string $key): void
    {
        $names = ($this->names)();
        if ($key === $names->details || $key === $names->values) {
            $this->index()->pending()->add($id);
        }
        if ($key === FieldMeta::SETTINGS || ($key === $names->details && get_post_type($id) === $names->field)) {
            $this->checkFields();
        }
    }

    /** Words of fields are found while visitors can filter by them. */
    private function fieldChanged(int $id, mixed $post): void
    {
        if ($post instanceof WP_Post && $post->post_type === ($this->names)()->field) {
            $this->checkFields();
        }
    }

    /** Settings of fields are saved after their posts. */
    private function checkFields(): void
    {
        if (!$this->checksFields) {
            $this->checksFields = true;
            add_action('shutdown', fn () => $this->index()->checkFields(), 2);
        }
    }

    private function isListing(WP_Post $post): bool
    {
        return $post->post_type === ($this->names)()->listing;
    }

    private function terms(): TermChanges
    {
        return $this->terms ??= new TermChanges($this->index());
    }
}
