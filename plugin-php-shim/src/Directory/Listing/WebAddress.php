<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

/** An address of a page that a visitor may follow. */
final class WebAddress
{
    /** Empty where it is none. Many are typed without their beginning. */
    public static function read(string $typed): string
    {
        $isWhole = preg_match('~^https?://~i', $typed) === 1;
        if ($typed === '' || (!$isWhole && preg_match('~^[a-z][a-z0-9+.-]*:~i', $typed) === 1)) {
            return '';
        }

        return sanitize_url($isWhole ? $typed : 'https://' . ltrim($typed, '/'), ['http', 'https']);
    }
}
