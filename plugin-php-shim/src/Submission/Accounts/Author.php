<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Accounts;

/** Whose the listing is going to be. */
final class Author
{
    /**
     * @param bool $isNew The account was made for this listing.
     * @param bool $logsIn They gave their password, and their session begins with the answer.
     */
    public function __construct(public readonly int $id, public readonly bool $isNew = false, public readonly bool $logsIn = false)
    {
    }
}
