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

    /** @param bool $isDoubtful A payment is due, or the bot check was not available. */
    public static function ofNew(bool $publishes, bool $isDoubtful): string
    {
        return $publishes && !$isDoubtful ? self::PUBLIC : self::WAITING;
    }

    /** Whether the owner can edit a listing with this status. */
    public static function mayBeEdited(string $status): bool
    {
        return self::ofEdited($status) !== null;
    }

    /** Null if the listing cannot be edited, for example in the trash or private. */
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
