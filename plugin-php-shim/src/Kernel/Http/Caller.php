<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Who is calling, from where and when, as far as an endpoint may know. */
interface Caller
{
    /** The member's number; 0 for a guest, and for a member who did not show that the call is theirs. */
    public function user(): int;

    /** A salted hash; '' where visitors cannot be told apart. The address itself goes no further. */
    public function address(): string;

    /** The page the call comes from; '' where that is unknown or elsewhere. */
    public function page(): string;

    public function time(): int;
}
