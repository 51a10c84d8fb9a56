<?php

declare(strict_types=1);

namespace Gazetteer\Reviews\Domain;

/** A review of a listing. Its texts contain no markup except simple inline HTML in `text`. */
final class Review
{
    /**
     * @param int $account The author's account; 0 for a guest.
     * @param int $time Unix timestamp.
     * @param int $helpful Number of visitors who found the review helpful.
     * @param string $removed The public reason for which the site removed the review; '' if it is not removed.
     */
    public function __construct(
        public readonly int $id,
        public readonly int $listing,
        public readonly int $stars,
        public readonly string $title = '',
        public readonly string $text = '',
        public readonly string $author = '',
        public readonly int $account = 0,
        public readonly string $email = '',
        public readonly int $time = 0,
        public readonly bool $isPublished = true,
        public readonly int $helpful = 0,
        public readonly string $removed = '',
    ) {
    }
}
