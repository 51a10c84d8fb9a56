<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\ContactForms;

use Gazetteer\Domain\ContactForm\DrawnToken;
use Gazetteer\Domain\ContactForm\EntryWriter;
use Gazetteer\Domain\ContactForm\FieldChecks;
use Gazetteer\Domain\ContactForm\FileCheck;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Domain\ContactForm\Reception;
use Gazetteer\Domain\ContactForm\Spam\Honeypot;
use Gazetteer\Domain\ContactForm\Spam\ManyLinks;
use Gazetteer\Domain\ContactForm\Spam\TooSoon;
use Gazetteer\WordPress\Entries\PostRoom;

/** Puts the judgement of sent forms together, once somebody sends one. */
final class Desk
{
    private const SECONDS = 2;
    private const LINKS = 4;

    private ?Challenges $challenges = null;

    public function __construct(public readonly FormShelf $shelf)
    {
    }

    public function challenges(): Challenges
    {
        return $this->challenges ??= new Challenges();
    }

    public function reception(): Reception
    {
        $postRoom = new PostRoom($this->shelf);
        $probe = new ContentProbe();
        $writer = new EntryWriter($probe);

        return new Reception(
            $postRoom->entries,
            $postRoom->postman,
            new AddressThrottle(),
            new FieldChecks($this->challenges(), new FileCheck($probe)),
            $writer,
            $this->challenges(),
            new HookedVeto(),
            [
                new Honeypot(),
                new TooSoon(new DrawnToken(Secrets::seal()), (int) apply_filters('gazetteer_contact_form_seconds', self::SECONDS)),
                new ManyLinks((int) apply_filters('gazetteer_contact_form_links', self::LINKS)),
                new HookedSign(),
                new AkismetSign($writer),
            ],
            new SubmissionHooks(),
        );
    }
}
