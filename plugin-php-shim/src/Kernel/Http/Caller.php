<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** The client that sent the current request. */
interface Caller
{
    /** The user ID; 0 for guests, and for logged-in users without a valid nonce. */
    public function user(): int;

    /**
     * A salted hash of the visitor's IP address; '' if the address is unknown. Endpoints do not get the address
     * itself.
     */
    public function address(): string;

    /** The URL of the page that sent the request; '' if it is unknown or on another site. */
    public function page(): string;

    public function time(): int;
}
