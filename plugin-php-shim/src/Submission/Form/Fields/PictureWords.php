<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form\Fields;

/** Texts about the limits of number and size of photos. */
final class PictureWords
{
    private const MEGABYTE = 1_000_000;

    public function __construct(public readonly int $count, public readonly int $bytes)
    {
    }

    public function countNotice(): string
    {
        return sprintf(
            /* translators: %s: a number. */
            _n('A gallery can have at most %s photo.', 'A gallery can have at most %s photos.', $this->count, 'gazetteer'),
            number_format_i18n($this->count),
        );
    }

    public function sizeNotice(): string
    {
        return sprintf(
            /* translators: %s: a number of megabytes. */
            __('All photos together can have at most %s MB.', 'gazetteer'),
            $this->megabytes(),
        );
    }

    /** The hint next to the file input. */
    public function hint(): string
    {
        return sprintf(
            /* translators: 1: how many photos, 2: how many megabytes. */
            __('JPEG, PNG, GIF or WebP. Up to %1$s photos in the gallery, at most %2$s MB in total.', 'gazetteer'),
            number_format_i18n($this->count),
            $this->megabytes(),
        );
    }

    private function megabytes(): string
    {
        $megabytes = (float) ($this->bytes / self::MEGABYTE);

        return number_format_i18n($megabytes, fmod($megabytes, 1.0) === 0.0 ? 0 : 1);
    }
}
