<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Entries;

use Gazetteer\Domain\ContactForm\EntryState;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Domain\Entries\Keeping;

/** Lets go of what has been kept long enough. */
final class Sweep
{
    public function __construct(
        private readonly EntryTable $table,
        private readonly PrivateFolder $folder,
        private readonly EntryShelf $shelf,
        private readonly EntryRemoval $removal,
        private readonly FormShelf $forms,
        private readonly RetryRound $round,
    ) {
    }

    public function run(): void
    {
        $this->table->ensure();
        $now = time();
        foreach ($this->shelf->forms() as $form) {
            $days = $this->forms->keepDays($form) ?? Keeping::DEFAULT_DAYS;
            $this->forget($form, EntryState::Sent, max($days, Keeping::REQUEST_DAYS), $now);
            $this->forget($form, EntryState::Failed, Keeping::failedDays($days), $now);
            $this->forget($form, EntryState::Spam, Keeping::SPAM_DAYS, $now);
        }
        $this->table->change("UPDATE {table} SET address = '' WHERE address <> '' AND taken < %d", $now - Keeping::ADDRESS_DAYS * Keeping::DAY);
        $this->folder->sweep($this->filesKnown(), $now);
        // Whatever was cut off so hard that it could not ask for another try is found here.
        $this->round->run();
    }

    private function forget(int $form, EntryState $state, int $days, int $now): void
    {
        $this->removal->removeWhere('form = %d AND state = %s AND taken < %d', [$form, $state->value, $now - $days * Keeping::DAY]);
    }

    /** @return list<string> */
    private function filesKnown(): array
    {
        $known = [];
        foreach ($this->table->rows("SELECT files FROM {table} WHERE files <> '[]'") as $row) {
            array_push($known, ...array_column((array) json_decode((string) $row['files'], true), 'kept'));
        }

        return $known;
    }
}
