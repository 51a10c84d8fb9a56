<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Dashboard;

/** The claims of an account, provided by the claims module. */
interface OwnClaims
{
    /** Returns the HTML of the account's open and declined claims; '' for none. */
    public function draw(int $user): string;

    public function has(int $user): bool;
}
