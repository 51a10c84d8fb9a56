<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

/** A re-encoded image, in the plugin's own folder until the listing is saved. */
final class EncodedImage
{
    /** @param array<string, array<string, mixed>> $sizes Smaller sizes, in the format of WordPress metadata. */
    public function __construct(
        public readonly string $path,
        public readonly string $type,
        public readonly int $width,
        public readonly int $height,
        public readonly array $sizes = [],
    ) {
    }

    /** @return list<string> File names of the image and its smaller sizes. */
    public function files(): array
    {
        return array_values(array_unique([basename($this->path), ...array_column($this->sizes, 'file')]));
    }
}
