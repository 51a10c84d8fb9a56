<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Entries;

use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\WordPress\Mail\Mailer;
use Gazetteer\WordPress\Mail\MailPostman;

/** Everything that keeps entries and sends their mails, put together once and only when something is to be done. */
final class PostRoom
{
    public readonly EntryTable $table;
    public readonly PrivateFolder $folder;
    public readonly EntryShelf $shelf;
    public readonly Entries $entries;
    public readonly MailPostman $postman;

    public function __construct(private readonly FormShelf $forms)
    {
        $this->table = new EntryTable(new Ledger());
        $this->folder = new PrivateFolder();
        $this->shelf = new EntryShelf($this->table, $this->folder);
        $this->entries = new Entries($this->table, $this->folder, $this->shelf, $forms);
        $this->postman = new MailPostman(new Mailer(), $this->entries->note(...));
    }

    public function redelivery(): Redelivery
    {
        return new Redelivery($this->table, $this->shelf, $this->entries, $this->forms, $this->postman);
    }

    public function round(): RetryRound
    {
        return new RetryRound($this->table, $this->shelf, $this->redelivery());
    }

    public function removal(): EntryRemoval
    {
        return new EntryRemoval($this->table, $this->folder, $this->shelf);
    }

    public function sweep(): Sweep
    {
        return new Sweep($this->table, $this->folder, $this->shelf, $this->removal(), $this->forms, $this->round());
    }
}
