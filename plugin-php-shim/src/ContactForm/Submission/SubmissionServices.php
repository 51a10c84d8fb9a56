<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\ContactForm\Domain\Entries\EntryWriter;
use Gazetteer\ContactForm\Domain\FieldChecks;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Domain\Spam\Honeypot;
use Gazetteer\ContactForm\Domain\Spam\ManyLinks;
use Gazetteer\ContactForm\Domain\Spam\RenderToken;
use Gazetteer\ContactForm\Domain\Spam\TooSoon;
use Gazetteer\ContactForm\Domain\Submission\FileCheck;
use Gazetteer\ContactForm\Domain\Submission\SubmissionHandler;
use Gazetteer\ContactForm\EntryServices;
use Gazetteer\ContactForm\Spam\AkismetCheck;
use Gazetteer\Kernel\Extensions;

/** Creates the services that process submissions, on first use. */
final class SubmissionServices
{
    private const SECONDS = 2;
    private const LINKS = 4;

    private ?Challenges $challenges = null;

    public function __construct(public readonly FormRepository $repository, private readonly BotCheckSettings $check)
    {
    }

    public function challenges(): Challenges
    {
        return $this->challenges ??= new Challenges();
    }

    public function handler(): SubmissionHandler
    {
        $services = new EntryServices($this->repository);
        $probe = new ContentProbe();
        $writer = new EntryWriter($probe);
        $hooks = new SubmissionHooks();

        return new SubmissionHandler(
            $services->entries,
            $services->mailer,
            new AddressRateLimiter(),
            new FieldChecks($this->challenges(), new FileCheck($probe)),
            $writer,
            $this->challenges(),
            new BotCheckVeto($this->check, $hooks),
            [
                new Honeypot(),
                new TooSoon(new RenderToken(SiteSigner::signer()), (int) Extensions::filter('gazetteer_contact_form_seconds', self::SECONDS)),
                new ManyLinks((int) Extensions::filter('gazetteer_contact_form_links', self::LINKS)),
                $hooks,
                new AkismetCheck($writer),
            ],
            $hooks,
        );
    }
}
