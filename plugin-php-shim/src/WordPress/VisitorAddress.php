<?php

declare(strict_types=1);

namespace Gazetteer\WordPress;

/** Where a request comes from, as a hash that is another one tomorrow. */
final class VisitorAddress
{
    public static function hash(): string
    {
        return substr(hash_hmac('sha256', gmdate('Y-m-d') . self::network(self::read()), wp_salt('nonce')), 0, 32);
    }

    /**
     * What a forwarding header says counts only behind a proxy that the site names with the filter; of several
     * addresses the last that is no such proxy, since all before it are the caller's to invent.
     */
    public static function read(): string
    {
        $address = self::valid($_SERVER['REMOTE_ADDR'] ?? '');
        $proxies = (array) apply_filters('gazetteer_trusted_proxies', []);
        if ($proxies === [] || !in_array($address, $proxies, true)) {
            return $address;
        }
        $forwarded = $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '';
        foreach (array_reverse(is_string($forwarded) ? explode(',', $forwarded) : []) as $hop) {
            $hop = self::valid(trim($hop));
            if ($hop === '') {
                break;
            }
            $address = $hop;
            if (!in_array($hop, $proxies, true)) {
                break;
            }
        }

        return $address;
    }

    /** A household has one address of the old kind and a whole range of the new. */
    private static function network(string $address): string
    {
        $packed = $address === '' ? false : inet_pton($address);

        return $packed !== false && strlen($packed) === 16 ? bin2hex(substr($packed, 0, 8)) : $address;
    }

    private static function valid(mixed $address): string
    {
        return is_string($address) && filter_var($address, FILTER_VALIDATE_IP) !== false ? $address : '';
    }
}
