<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Kernel\Domain\ClientAddress;

/** The IP address of the current request. */
final class VisitorAddress
{
    /** A hash that changes daily; '' if the visitor's address is unknown. */
    public static function hash(): string
    {
        $visitor = self::client()->visitor;

        return $visitor === null ? '' : substr(hash_hmac('sha256', gmdate('Y-m-d') . $visitor->household(), wp_salt('nonce')), 0, 32);
    }

    /** The visitor's address, or the proxy's if the visitor's is unknown; '' if there is none. */
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
