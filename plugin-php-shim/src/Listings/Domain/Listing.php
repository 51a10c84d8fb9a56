<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Domain;

/** A place or business as it is kept. */
final class Listing
{
    /**
     * @param string $status As the site keeps it: publish, pending, draft, expired …
     * @param int $published When, in seconds since 1970; 0 for not yet.
     * @param list<int> $categories Terms, as are locations, features and tags.
     * @param list<int> $locations
     * @param list<int> $features
     * @param list<int> $tags
     * @param array<string, mixed> $details By the names of Detail; what is not among them is kept as it is.
     * @param array<string, string|list<string>> $values What its custom fields hold, by slug.
     * @param list<int> $gallery Attachments, in order.
     * @param int $image The featured image's attachment.
     * @param int $plan 0 for none, which includes everything.
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
