<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

/** The listings that an account says are its own, by whoever takes claims. */
interface OwnClaims
{
    /** Those that are open or were declined: markup, or '' for none. */
    public function draw(int $user): string;

    public function has(int $user): bool;
}
