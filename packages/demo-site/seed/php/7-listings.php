<?php

use Gazetteer\Import\ImportedListings;
use Gazetteer\Listings\Domain\Detail;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\ListingPosts;

/** Stores listings that are new, whose row has changed, or whose text was edited on the site. */
final class GazetteerDemoListings
{
    private const HASH = '_gazetteer_demo_row';

    /**
     * @param array<string, int> $pictures Attachment ids by key.
     * @param array<string, string> $named Replacements by placeholder, for pictures and forms.
     */
    public function __construct(
        private readonly ListingPosts $repository,
        private readonly GazetteerDemoDirectory $directory,
        private readonly array $pictures,
        private readonly array $named,
    ) {
    }

    public function plant(array $listings, GazetteerDemoPlanted $planted): void
    {
        foreach ($listings as $planned) {
            $row = $planned['row'];
            $hash = md5(serialize($planned) . serialize($this->named));
            $id = $planted->id($row['key']);
            if ($id > 0 && $this->isSame($id, $row, $hash)) {
                $planted->want($row['key'], 'kept');
                continue;
            }
            $saved = $this->repository->save($this->listing($planned, $id));
            update_post_meta($saved, self::HASH, $hash);
            // The plugin's import finds the listing by this key, and does not create it again.
            update_post_meta($saved, ImportedListings::KEY, $row['key']);
            $planted->remember($row['key'], $saved);
            $planted->want($row['key'], $id === 0 ? 'made' : 'changed');
        }
        $planted->removeTheRest();
    }

    private function isSame(int $id, array $row, string $hash): bool
    {
        $post = get_post($id);

        return get_post_meta($id, self::HASH, true) === $hash
            && $post->post_status === 'publish'
            && $post->post_title === $row['title']
            && $post->post_name === $row['slug']
            && $post->post_content === strtr($row['content'], $this->named);
    }

    private function listing(array $planned, int $id): Listing
    {
        $row = $planned['row'];
        $details = array_intersect_key($row, array_flip(array_column(Detail::cases(), 'value')));
        $values = [];
        foreach ($row as $column => $value) {
            if (str_starts_with($column, 'field:')) {
                $values[substr($column, 6)] = $value;
            }
        }

        return new Listing(
            id: $id,
            title: $row['title'],
            content: strtr($row['content'], $this->named),
            excerpt: $row['excerpt'] ?? '',
            slug: $row['slug'],
            author: get_current_user_id(),
            // Distribute the dates, so that the newest listings have different categories.
            published: gmmktime(12, 0, 0, 1, 1, 2026) + 60 * (crc32($row['key']) % 100_000),
            categories: $this->directory->categories->ids([self::path($row['category'])]),
            locations: $this->directory->locations->ids([self::path($row['location'])]),
            features: $this->directory->features->ids(array_map(static fn (string $name): array => [$name], $row['features'] ?? [])),
            tags: $this->directory->tags->ids(array_map(static fn (string $name): array => [$name], $row['tags'] ?? [])),
            details: $details,
            values: $values,
            gallery: array_values(array_map(fn (string $key): int => $this->pictures[$key], $planned['gallery'] ?? [])),
            image: $this->pictures[$planned['image'] ?? ''] ?? 0,
            plan: $this->directory->plans[$row['plan'] ?? ''] ?? 0,
        );
    }

    /** @return list<string> */
    private static function path(string $path): array
    {
        return array_map(stripslashes(...), explode(' > ', $path));
    }
}
