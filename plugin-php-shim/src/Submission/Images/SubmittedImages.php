<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\ImageLimits;
use Gazetteer\Submission\Reading\SubmittedListing;

/** The images of a submitted listing, by input: checked, then written anew, and taken away if nothing comes of it. */
final class SubmittedImages
{
    /** @var array<string, list<EncodedImage>> */
    private array $encoded = [];

    private function __construct()
    {
    }

    /**
     * What is known before any image is decoded.
     *
     * @param list<int> $kept The bytes of those images of the gallery that stay.
     * @return array<string, Fault>
     */
    public static function faults(SubmittedListing $listing, ImageLimits $limits, array $kept): array
    {
        $faults = [];
        $gallery = $listing->files[Field::GALLERY] ?? [];
        if (count($kept) + count($gallery) > $limits->count) {
            return [ErrorKey::GALLERY => Fault::TooManyImages];
        }
        foreach ($listing->files as $input => $files) {
            foreach ($files as $file) {
                $fault = ImageEncoder::fault($file);
                if ($fault !== null) {
                    $faults[$input] ??= $fault;
                }
            }
        }
        foreach ([ErrorKey::GALLERY => $kept, Field::FEATURED_IMAGE => [], Field::LOGO => []] as $input => $others) {
            $bytes = array_map(static fn (SentFile $file): int => $file->bytes, $listing->files[$input] ?? []);
            if ($bytes !== [] && array_sum($bytes) + array_sum($others) > $limits->bytes) {
                $faults[$input] ??= Fault::TooManyBytes;
            }
        }

        return $faults;
    }

    /**
     * @param array<string, list<SentFile>> $files
     * @return self|array<string, Fault>
     */
    public static function encode(array $files): self|array
    {
        $images = new self();
        // A plugin may end the request before anybody can take them away.
        add_action('shutdown', $images->discard(...), PHP_INT_MIN);
        $isWhole = false;
        try {
            foreach ($files as $input => $sent) {
                // A form has one featured image and one logo.
                foreach ($input === Field::GALLERY ? $sent : array_slice($sent, -1) as $file) {
                    $image = ImageEncoder::encode($file);
                    if ($image === null) {
                        return [$input => Fault::NoImage];
                    }
                    $images->encoded[$input][] = $image;
                }
            }
            $isWhole = true;
        } finally {
            if (!$isWhole) {
                $images->discard();
            }
        }

        return $images;
    }

    /** @return list<EncodedImage> */
    public function of(string $input): array
    {
        return $this->encoded[$input] ?? [];
    }

    /** What was not moved to its place. */
    public function discard(): void
    {
        foreach (array_merge([], ...array_values($this->encoded)) as $image) {
            foreach ($image->files() as $file) {
                wp_delete_file(dirname($image->path) . "/{$file}");
            }
        }
        $this->encoded = [];
    }
}
