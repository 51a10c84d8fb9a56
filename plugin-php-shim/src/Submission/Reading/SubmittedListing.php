<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Reading;

use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Kernel\Http\SentFile;

/** A listing as somebody sent it: of the right types, and not checked yet. */
final class SubmittedListing
{
    /**
     * @param string $content Markup as it was sent.
     * @param list<string> $categories Numbers, slugs or names of terms, as are locations.
     * @param list<string> $locations
     * @param list<string> $tags
     * @param list<int> $features
     * @param array<string, mixed> $details By the names of Detail.
     * @param array<string, string|list<string>> $values What its custom fields hold, by slug.
     * @param array<string, list<SentFile>> $files By input.
     * @param list<int> $keptImages Of those that an edited listing has.
     * @param list<int> $removedImages
     * @param list<string> $removedSingles Featured image and logo, by their fields, as far as they are taken away.
     * @param list<string> $galleryOrder Numbers of kept images, and a word for each new one.
     * @param bool $agrees To the terms of the site.
     * @param list<array-key> $sent The names of all fields, those of a list without brackets.
     * @param array<string, InputFault> $faults What could not be read, by the key of its field.
     */
    public function __construct(
        public readonly string $title = '',
        public readonly string $content = '',
        public readonly array $categories = [],
        public readonly array $locations = [],
        public readonly array $tags = [],
        public readonly array $features = [],
        public readonly array $details = [],
        public readonly array $values = [],
        public readonly array $files = [],
        public readonly array $keptImages = [],
        public readonly array $removedImages = [],
        public readonly array $removedSingles = [],
        public readonly array $galleryOrder = [],
        public readonly bool $agrees = false,
        public readonly array $sent = [],
        public readonly array $faults = [],
    ) {
    }

    /** What a form does not have is not emptied by it. */
    public function has(string $field): bool
    {
        return in_array($field, $this->sent, true);
    }

    /** Whether the featured image or the logo goes, and none comes in its place. */
    public function takesAway(string $field): bool
    {
        return in_array($field, $this->removedSingles, true) && ($this->files[$field] ?? []) === [];
    }

    public function detail(string $name): string
    {
        $value = $this->details[$name] ?? '';

        return is_string($value) ? $value : '';
    }
}
