<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** The client of a request and the time, as far as an endpoint may know them. */
interface Caller
{
    /** The user ID; 0 for a guest, and for a member whose call has no valid nonce. */
    public function user(): int;

    /**
     * A salted hash of the address; '' if the visitor's address is unknown. Endpoints never receive the address itself.
     */
    public function address(): string;

    /** The page that sent the call; '' if it is unknown or on another site. */
    public function page(): string;

    public function time(): int;
}
