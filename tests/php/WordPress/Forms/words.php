<?php

/** WordPress's translation, for cases that draw without a WordPress. */

declare(strict_types=1);

if (!function_exists('__')) {
    function __(string $text, string $domain): string
    {
        return $text;
    }
}
