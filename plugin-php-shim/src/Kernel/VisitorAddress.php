<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Kernel\Domain\ClientAddress;

/** The IP address of the visitor who sent the current request. */
final class VisitorAddress
{
    /** A hash of the visitor's address, which changes daily; '' if the address is unknown. */
    public static function hash(): string
    {
        $visitor = self::client()->visitor;

        return $visitor === null ? '' : substr(hash_hmac('sha256', gmdate('Y-m-d') . $visitor->household(), wp_salt('nonce')), 0, 32);
    }

    /** The visitor's address. If it is unknown, returns the address of the proxy, or '' if both are unknown. */
    public static function read(): string
    {
        $client = self::client();

        return ($client->visitor ?? $client->peer)?->text() ?? '';
    }

    public static function client(): ClientAddress
    {
        $proxies = (array) Extensions::filter('gazetteer_trusted_proxies', (new Settings())->proxies());

        return ClientAddress::fromServer($_SERVER, array_values(array_filter($proxies, is_string(...))));
    }
}
