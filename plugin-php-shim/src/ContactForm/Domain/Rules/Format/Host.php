<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules\Format;

/** The host of a URL, by the rules of the URL standard. */
final class Host
{
    private const NEVER = '/[\x00\x09\x0A\x0D #\/:<>?@\[\\\\\]^|]/';
    private const NEVER_IN_DOMAIN = '/[\x00-\x20%\x7F]/';

    public static function isDomain(string $host): bool
    {
        if (str_starts_with($host, '[')) {
            return self::isBracketed($host);
        }
        $domain = rawurldecode($host);
        if ($domain === '' || preg_match('//u', $domain) !== 1 || preg_match(self::NEVER, $domain) === 1 || preg_match(self::NEVER_IN_DOMAIN, $domain) === 1) {
            return false;
        }

        return self::isNumbered($domain) ? self::isIpv4($domain) : true;
    }

    public static function isOpaque(string $host): bool
    {
        return str_starts_with($host, '[') ? self::isBracketed($host) : preg_match(self::NEVER, $host) !== 1;
    }

    private static function isBracketed(string $host): bool
    {
        return preg_match('/^\[(.*)\]$/D', $host, $found) === 1
            && filter_var($found[1], FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) !== false;
    }

    /** A host whose last label is a number must be a valid IPv4 address. */
    private static function isNumbered(string $domain): bool
    {
        $labels = self::labels($domain);

        return preg_match('/^(?:[0-9]+|0x[0-9a-f]*)$/Di', end($labels)) === 1;
    }

    /** The URL standard allows fewer than four numbers: the last one then fills the remaining bytes. */
    private static function isIpv4(string $domain): bool
    {
        $numbers = array_map(self::number(...), self::labels($domain));
        $last = array_pop($numbers);
        foreach ($numbers as $number) {
            if ($number === null || $number > 255) {
                return false;
            }
        }

        return count($numbers) < 4 && $last !== null && $last < 256 ** (4 - count($numbers));
    }

    private static function number(string $label): ?float
    {
        return match (1) {
            preg_match('/^0x([0-9a-f]*)$/Di', $label, $found) => (float) hexdec($found[1]),
            preg_match('/^0([0-7]*)$/D', $label, $found) => (float) octdec($found[1]),
            preg_match('/^[1-9][0-9]*$/D', $label) => (float) $label,
            default => null,
        };
    }

    /** @return list<string> The labels of the domain. A trailing dot is ignored. */
    private static function labels(string $domain): array
    {
        return explode('.', str_ends_with($domain, '.') ? substr($domain, 0, -1) : $domain);
    }
}
