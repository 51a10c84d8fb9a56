<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** The post status of a listing after it was submitted or edited. */
final class ListingStatus
{
    public const PUBLIC = 'publish';
    public const WAITING = 'pending';
    private const DRAFT = 'draft';
    private const EXPIRED = 'expired';

    /** @param bool $isDoubtful Whether a payment is due, or the bot check service did not respond. */
    public static function ofNew(bool $publishes, bool $isDoubtful): string
    {
        return $publishes && !$isDoubtful ? self::PUBLIC : self::WAITING;
    }

    /** Whether the owner can edit a listing with this status. */
    public static function mayBeEdited(string $status): bool
    {
        return self::ofEdited($status) !== null;
    }

    /** Returns the status after an edit; null if the owner cannot edit the listing, for example in the trash. */
    public static function ofEdited(string $status): ?string
    {
        return match ($status) {
            self::PUBLIC => self::PUBLIC,
            self::WAITING, self::DRAFT => self::WAITING,
            self::EXPIRED => self::EXPIRED,
            default => null,
        };
    }
}
