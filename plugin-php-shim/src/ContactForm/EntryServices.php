<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Entries\EntryFinder;
use Gazetteer\ContactForm\Entries\EntryRemoval;
use Gazetteer\ContactForm\Entries\EntryTable;
use Gazetteer\ContactForm\Entries\EntryTableRepository;
use Gazetteer\ContactForm\Entries\Files\PrivateFolder;
use Gazetteer\ContactForm\Entries\Privacy\RetentionCleanup;
use Gazetteer\ContactForm\Entries\UnsentCount;
use Gazetteer\ContactForm\Mail\EntryMailSender;
use Gazetteer\ContactForm\Mail\MailRetry;
use Gazetteer\Kernel\Mail\Mailer;

/** Creates the services that store entries and send their mails, on first use. */
final class EntryServices
{
    public readonly EntryTable $table;
    public readonly PrivateFolder $folder;
    public readonly EntryFinder $finder;
    public readonly EntryTableRepository $entries;
    public readonly EntryMailSender $mailer;

    public function __construct(private readonly FormRepository $forms)
    {
        $this->table = new EntryTable(new UnsentCount());
        $this->folder = new PrivateFolder();
        $this->finder = new EntryFinder($this->table, $this->folder);
        $this->entries = new EntryTableRepository($this->table, $this->folder, $this->finder, $forms);
        $this->mailer = new EntryMailSender(new Mailer(), $this->entries->note(...));
    }

    public function retry(): MailRetry
    {
        return new MailRetry($this->table, $this->finder, $this->entries, $this->forms, $this->mailer);
    }

    public function removal(): EntryRemoval
    {
        return new EntryRemoval($this->table, $this->folder, $this->finder);
    }

    public function sweep(): RetentionCleanup
    {
        return new RetentionCleanup($this->table, $this->folder, $this->finder, $this->removal(), $this->forms, $this->retry());
    }
}
