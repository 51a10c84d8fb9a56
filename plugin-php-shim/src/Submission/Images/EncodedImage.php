<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

/** An image as it was written anew, in our own folder until the listing is there. */
final class EncodedImage
{
    /** @param array<string, array<string, mixed>> $sizes Smaller ones beside it, as WordPress describes them. */
    public function __construct(
        public readonly string $path,
        public readonly string $type,
        public readonly int $width,
        public readonly int $height,
        public readonly array $sizes = [],
    ) {
    }

    /** @return list<string> The names of all its files. */
    public function files(): array
    {
        return array_values(array_unique([basename($this->path), ...array_column($this->sizes, 'file')]));
    }
}
