<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** A listing with all stored data. */
final class Listing
{
    /**
     * @param string $status The post status: publish, pending, draft, expired …
     * @param int $published Unix timestamp; 0 if not published yet.
     * @param list<int> $categories Term ids, like locations, features and tags.
     * @param list<int> $locations
     * @param list<int> $features
     * @param list<int> $tags
     * @param array<string, mixed> $details Keyed by Detail values. Saving keeps stored details whose keys are missing in this array.
     * @param array<string, string|list<string>> $values Custom field values, by slug.
     * @param list<int> $gallery Attachment ids, in order.
     * @param int $image Attachment id of the featured image.
     * @param int $plan Plan id; 0 for no plan. Without a plan, a listing has all features.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $content = '',
        public readonly string $excerpt = '',
        public readonly string $slug = '',
        public readonly string $status = 'publish',
        public readonly int $author = 0,
        public readonly int $published = 0,
        public readonly array $categories = [],
        public readonly array $locations = [],
        public readonly array $features = [],
        public readonly array $tags = [],
        public readonly array $details = [],
        public readonly array $values = [],
        public readonly array $gallery = [],
        public readonly int $image = 0,
        public readonly int $plan = 0,
    ) {
    }

    public function detail(Detail $detail): string
    {
        $value = $this->details[$detail->value] ?? '';

        return is_scalar($value) ? (string) $value : '';
    }
}

class_alias(Listing::class, 'Gazetteer\Api\Listing');
