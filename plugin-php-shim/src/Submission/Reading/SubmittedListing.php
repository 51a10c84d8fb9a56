<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Reading;

use Gazetteer\Kernel\Http\InputFault;
use Gazetteer\Kernel\Http\SentFile;

/** A listing as submitted: values have the right types but are not validated yet. */
final class SubmittedListing
{
    /**
     * @param string $content The submitted markup.
     * @param list<string> $categories IDs, slugs or names of terms; the same for locations.
     * @param list<string> $locations
     * @param list<string> $tags
     * @param list<int> $features
     * @param array<string, mixed> $details Keyed by `Detail` name.
     * @param array<string, string|list<string>> $values Custom field values, keyed by slug.
     * @param array<string, list<SentFile>> $files Keyed by input name.
     * @param list<int> $keptImages Images of the edited listing to keep.
     * @param list<int> $removedImages
     * @param list<string> $removedSingles Field names of the featured image and the logo, if removed.
     * @param list<string> $galleryOrder IDs of kept images, and a placeholder for each new one.
     * @param bool $agrees Whether the sender accepts the terms of the site.
     * @param list<array-key> $sent Names of all submitted fields, without the brackets of lists.
     * @param array<string, InputFault> $faults Values that could not be read, keyed by field.
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

    /**
     * Whether the request contains this field. An edit keeps the stored value of a field that is not in the request.
     */
    public function has(string $field): bool
    {
        return in_array($field, $this->sent, true);
    }

    /** Whether the input contains files. */
    public function sends(string $input): bool
    {
        return ($this->files[$input] ?? []) !== [];
    }

    /** Whether the featured image or the logo is removed without a replacement. */
    public function removes(string $field): bool
    {
        return in_array($field, $this->removedSingles, true) && !$this->sends($field);
    }

    /**
     * Whether the saved listing will have this image (featured image or logo).
     *
     * @param bool $hasSaved Whether the edited listing already has this image.
     */
    public function keepsOrSends(string $field, bool $hasSaved): bool
    {
        return $this->sends($field) || ($hasSaved && !in_array($field, $this->removedSingles, true));
    }

    public function detail(string $name): string
    {
        $value = $this->details[$name] ?? '';

        return is_string($value) ? $value : '';
    }
}
