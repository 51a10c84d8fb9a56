<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

use Closure;
use Gazetteer\Contract\ErrorKey;
use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Submission\Domain\Fault;
use Gazetteer\Submission\Domain\FileFault;
use Gazetteer\Submission\Domain\SubmissionRefused;
use Gazetteer\Submission\Reading\SubmittedListing;
use Gazetteer\Submission\SubmissionTexts;

/**
 * The images of a submitted listing, keyed by input. The plugin validates them first and re-encodes them later. If
 * the listing is not saved, the plugin deletes the images.
 */
final class SubmittedImages
{
    /** @var array<string, list<EncodedImage>> */
    private array $encoded = [];

    /** @param array<string, list<SentFile>> $files */
    public function __construct(private readonly array $files)
    {
    }

    /**
     * Validates the files without decoding an image.
     *
     * @param list<int> $kept File sizes in bytes of the gallery images to keep.
     * @param int $count How many images a gallery may have.
     * @param int $bytes Maximum total size in bytes of the images of one input.
     * @return array<string, Fault|FileFault>
     */
    public static function faults(SubmittedListing $listing, array $kept, int $count, int $bytes): array
    {
        $faults = [];
        $gallery = $listing->files[Field::GALLERY] ?? [];
        if (count($kept) + count($gallery) > $count) {
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
            $sent = array_map(static fn (SentFile $file): int => $file->bytes, $listing->files[$input] ?? []);
            if ($sent !== [] && array_sum($sent) + array_sum($others) > $bytes) {
                $faults[$input] ??= Fault::TooManyBytes;
            }
        }

        return $faults;
    }

    /**
     * Waits until fewer than two other requests decode images, then re-encodes the images one after another.
     *
     * @param Closure(): mixed $renew Called before each image, to keep the request lock alive.
     * @throws SubmissionRefused If an image cannot be decoded.
     * @throws Refusal If too many other requests are decoding images.
     * @throws NotStored
     */
    public function encode(Closure $renew): void
    {
        if ($this->isEmpty()) {
            return;
        }
        // Also delete the files at shutdown, because another plugin may end the request before the caller deletes
        // them.
        add_action('shutdown', $this->discard(...), PHP_INT_MIN);
        $turn = DecodingTurn::wait();
        try {
            foreach ($this->files as $input => $sent) {
                // The featured image and the logo are single files, so use the last one sent.
                foreach ($input === Field::GALLERY ? $sent : array_slice($sent, -1) as $file) {
                    $renew();
                    $this->encoded[$input][] = ImageEncoder::encode($file)
                        ?? throw SubmissionRefused::fail(SubmissionTexts::problem(), SubmissionTexts::fields([$input => new FileFault(Fault::NoImage, $file->name)]));
                }
            }
        } finally {
            $turn->end();
        }
    }

    public function isEmpty(): bool
    {
        return array_filter($this->files) === [];
    }

    /** @return list<EncodedImage> */
    public function encoded(string $input): array
    {
        return $this->encoded[$input] ?? [];
    }

    /** Deletes the files that were not moved to the uploads, and the note files of the moved ones. */
    public function discard(): void
    {
        foreach (array_merge([], ...array_values($this->encoded)) as $image) {
            foreach ($image->files() as $file) {
                wp_delete_file(dirname($image->path) . "/{$file}");
            }
            ImageFolder::forgetMove($image);
        }
        $this->encoded = [];
    }
}
