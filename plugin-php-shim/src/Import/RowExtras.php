<?php

declare(strict_types=1);

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- messages are escaped where they are printed.

namespace Gazetteer\Import;

use Gazetteer\Import\Domain\Column;
use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowListing;
use Gazetteer\Import\Domain\Unreadable;
use Gazetteer\Import\Runs\ImportJournal;
use WP_User;

/** Finds the owner and the pictures of a row on this site, and saves its reviews. */
final class RowExtras
{
    private readonly ImportedPictures $pictures;
    private readonly ImportedReviews $reviews;
    /** @var array<string, int> */
    private array $users = [];

    public function __construct(private readonly bool $isDryRun, ?ImportJournal $journal)
    {
        $this->pictures = new ImportedPictures($isDryRun, $journal);
        $this->reviews = new ImportedReviews($journal);
    }

    /** The user with this ID, email address or login; null if the row names no owner. */
    public function owner(RowListing $row): ?int
    {
        $named = $row->text(Column::Owner) ?? '';
        if ($named === '') {
            return null;
        }
        $this->users[$named] ??= match (true) {
            ctype_digit($named) => get_userdata((int) $named) instanceof WP_User ? (int) $named : 0,
            default => (int) ((get_user_by('email', $named) ?: get_user_by('login', $named))->ID ?? 0),
        };

        return $this->users[$named] ?: throw new Unreadable(RowFault::NoSuchUser, $named, Column::Owner->value);
    }

    public function image(RowListing $row): ?int
    {
        $named = $row->extras[Column::Image->value] ?? null;

        return match ($named) {
            null => null,
            '' => 0,
            default => $this->pictures->id($named, Column::Image->value),
        };
    }

    /** @return list<int>|null */
    public function gallery(RowListing $row): ?array
    {
        $named = $row->extras[Column::Gallery->value] ?? null;
        $ids = array_map(fn (string $one): int => $this->pictures->id($one, Column::Gallery->value), $named ?? []);

        return $named === null ? null : array_values(array_unique(array_filter($ids)));
    }

    public function writeReviews(RowListing $row, int $listing): void
    {
        $reviews = $row->extras[Column::Reviews->value] ?? [];
        if ($reviews !== [] && !$this->isDryRun) {
            $this->reviews->write($listing, $reviews);
        }
    }

    public function drop(): void
    {
        $this->pictures->drop();
    }
}
