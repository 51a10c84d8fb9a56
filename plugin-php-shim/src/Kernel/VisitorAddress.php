<?php

declare(strict_types=1);

namespace Gazetteer\Kernel;

use Gazetteer\Kernel\Domain\ClientAddress;

/** Where the request comes from that WordPress is answering. */
final class VisitorAddress
{
    /** A hash that is another one tomorrow; '' where visitors cannot be told apart. */
    public static function hash(): string
    {
        $visitor = self::client()->visitor;

        return $visitor === null ? '' : substr(hash_hmac('sha256', gmdate('Y-m-d') . $visitor->household(), wp_salt('nonce')), 0, 32);
    }

    /** The address itself, or the nearest thing to it; '' for none. */
    public static function read(): string
    {
        $client = self::client();

        return ($client->visitor ?? $client->peer)?->text() ?? '';
    }

    public static function client(): ClientAddress
    {
        $proxies = (array) Extensions::filter('gazetteer_trusted_proxies', (new Settings())->proxies());

        return ClientAddress::of($_SERVER, array_values(array_filter($proxies, is_string(...))));
    }
}
