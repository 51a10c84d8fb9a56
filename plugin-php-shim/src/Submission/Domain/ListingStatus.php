<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Domain;

/** In which status a listing is kept after somebody submitted or changed it. */
final class ListingStatus
{
    public const PUBLIC = 'publish';
    public const WAITING = 'pending';
    private const DRAFT = 'draft';
    private const EXPIRED = 'expired';

    /** @param bool $isDoubtful Something is to be paid first, or nobody could tell whether a program sent it. */
    public static function ofNew(bool $publishes, bool $isDoubtful): string
    {
        return $publishes && !$isDoubtful ? self::PUBLIC : self::WAITING;
    }

    /** Whether there is a way for its owner to change it. */
    public static function mayBeEdited(string $status): bool
    {
        return self::ofEdited($status) !== null;
    }

    /** Null where a listing is not to be changed: it is thrown away, private, or something else. */
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
