<?php

declare(strict_types=1);

namespace Gazetteer\Search\Write;

use Closure;
use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Fields\FieldMeta;
use Gazetteer\Search\SiteIndex;
use WP_Post;

/**
 * Listens to changes of listings, their terms and their fields, and queues the changed listings for the search index.
 */
final class ListingChangeListener
{
    private bool $checksFields = false;
    private bool $isListening = false;

    /** @param Closure(): DataNames $names */
    public function __construct(
        private readonly Closure $names,
        private readonly SiteIndex $index,
        private readonly TermChanges $terms,
    ) {
    }

    public function postChanged(string $_new, string $_old, WP_Post $post): void
    {
        if (!$this->isListening) {
            // Add the two listeners now, because their hooks fire only after `transition_post_status`.
            $this->isListening = true;
            add_action('post_updated', $this->typeChanged(...), 10, 3);
            add_action('wp_after_insert_post', $this->postWritten(...), 100, 2);
        }
        if ($this->isListing($post)) {
            $this->index->pending()->add($post->ID);
        }
    }

    /** No other hook reports that the post type of a listing has changed. */
    private function typeChanged(int $id, WP_Post $after, WP_Post $before): void
    {
        if ($after->post_type !== $before->post_type && $this->isListing($before)) {
            $this->index->pending()->add($id);
        }
    }

    private function postWritten(int $id, WP_Post $post): void
    {
        if ($this->isListing($post)) {
            $this->index->pending()->flushIfMany();
        }
    }

    public function postDeleted(int $id, WP_Post $post): void
    {
        if ($this->isListing($post)) {
            $this->index->pending()->add($id);
        }
    }

    /** @param array<array-key, mixed> $_terms */
    public function termsSet(int $id, array $_terms, array $_ids, string $taxonomy): void
    {
        $this->termsRemoved($id, [], $taxonomy);
    }

    /** @param array<array-key, mixed> $_ids */
    public function termsRemoved(int $id, array $_ids, string $taxonomy): void
    {
        if ($this->terms->isIndexed($taxonomy)) {
            $this->index->pending()->add($id);
        }
    }

    /** @param int|list<int> $_metas */
    public function metaChanged(int|array $_metas, int $id, string $key): void
    {
        $names = ($this->names)();
        if ($key === $names->details || $key === $names->values || ListingFacts::isRating($key)) {
            $this->index->pending()->add($id);
        }
        if ($key === FieldMeta::SETTINGS || ($key === $names->details && get_post_type($id) === $names->field)) {
            $this->checkFields();
        }
    }

    /** @param int|list<int> $_metas */
    public function termMetaChanged(int|array $_metas, int $term, string $key): void
    {
        if ($key === Meta::CATEGORY_FIELDS) {
            $this->terms->fieldsChanged($term);
        }
    }

    /** The index contains the values of a field only while visitors can see the field or filter by it. */
    public function fieldChanged(int $id, mixed $post): void
    {
        if ($post instanceof WP_Post && $post->post_type === ($this->names)()->field) {
            $this->checkFields();
        }
    }

    /** Checks the fields at shutdown, because WordPress saves a field's meta after its post. */
    private function checkFields(): void
    {
        if (!$this->checksFields) {
            $this->checksFields = true;
            add_action('shutdown', fn () => $this->index->rebuildIfFieldsChanged(), 2);
        }
    }

    public function beforeTermEdit(int $term, string $taxonomy): void
    {
        $this->terms->beforeEdit($term, $taxonomy);
    }

    public function beforeTermDelete(int $term, string $taxonomy): void
    {
        $this->terms->beforeDelete($term, $taxonomy);
    }

    private function isListing(WP_Post $post): bool
    {
        return $post->post_type === ($this->names)()->listing;
    }
}
