<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

/** A web URL that is safe to link to. */
final class WebAddress
{
    /** Returns '' for an invalid URL. Adds a missing scheme, because many people omit it. */
    public static function read(string $typed): string
    {
        $isWhole = preg_match('~^https?://~i', $typed) === 1;
        if ($typed === '' || (!$isWhole && preg_match('~^[a-z][a-z0-9+.-]*:~i', $typed) === 1)) {
            return '';
        }

        return sanitize_url($isWhole ? $typed : 'https://' . ltrim($typed, '/'), ['http', 'https']);
    }
}
