<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules\Format;

use Gazetteer\ContactForm\Domain\Rules\RuleField;
use Gazetteer\Contract\UrlScheme;

/** Whether a browser can parse the text as a URL with an allowed scheme. */
final class Url
{
    private const WITH_HOST = [UrlScheme::Http, UrlScheme::Https, UrlScheme::Ftp];

    public static function holds(RuleField $field): bool
    {
        return $field->eachMatched(static function (string $text): bool {
            [$scheme, $rest] = explode(':', $text, 2) + [1 => null];
            $known = UrlScheme::tryFrom(strtolower($scheme));
            if ($known === null || $rest === null) {
                return false;
            }
            // The URL standard removes tabs and line breaks anywhere in a URL.
            $rest = str_replace(["\t", "\n", "\r"], '', $rest);

            return in_array($known, self::WITH_HOST, true) ? self::leadsToHost($rest) : self::mayLeadToHost($rest);
        });
    }

    /** After `http:`, `https:` and `ftp:`, browsers accept any number of slashes and backslashes, but need a host. */
    private static function leadsToHost(string $rest): bool
    {
        $rest = ltrim($rest, '/\\');
        $place = self::readPlace(substr($rest, 0, strcspn($rest, '/\\?#')));

        return $place !== null && Host::isDomain($place);
    }

    /** Checks the host if `//` follows the scheme. Other URLs have no host, for example `tel:` URLs. */
    private static function mayLeadToHost(string $rest): bool
    {
        if (!str_starts_with($rest, '//')) {
            return true;
        }
        $authority = substr($rest, 2, strcspn($rest, '/?#', 2));
        $place = $authority === '' ? '' : self::readPlace($authority);

        return $place === '' ? $authority === '' : $place !== null && Host::isOpaque($place);
    }

    /** Returns the host without user name and port; null if the port is invalid. */
    private static function readPlace(string $authority): ?string
    {
        $at = strrpos($authority, '@');
        $place = $at === false ? $authority : substr($authority, $at + 1);
        if (preg_match('/^(\[[^\]]*\]|[^:]*)(?::([0-9]*))?$/D', $place, $found) !== 1 || (float) ($found[2] ?? 0) > 65535) {
            return null;
        }

        return $found[1];
    }
}
