<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

/** The upload limit of this server, which caps the limit of a form. */
final class UploadLimit
{
    /** Bytes reserved for the other fields of the request. */
    private const OTHER_FIELDS = 100 * 1024;

    /** For all files of a field together. */
    public static function kilobytes(int $files = 1): int
    {
        $request = (int) wp_convert_hr_to_bytes((string) ini_get('post_max_size'));
        $limits = [$request > 0 ? $request - self::OTHER_FIELDS : PHP_INT_MAX, $files > 1 ? PHP_INT_MAX : (int) wp_max_upload_size()];

        return max(1, intdiv(min($limits), 1024));
    }
}
