<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm;

use Closure;
use Gazetteer\BotCheck\BotCheckSettings;
use Gazetteer\BotCheck\BotCheckVerifier;
use Gazetteer\BotCheck\Domain\CheckedForm;
use Gazetteer\BotCheck\NotVerified;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryWriter;
use Gazetteer\ContactForm\Domain\FieldChecks;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Domain\Mail\PageRecipients;
use Gazetteer\ContactForm\Domain\Spam\RenderToken;
use Gazetteer\ContactForm\Domain\Spam\SpamSigns;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\SubmissionHandler;
use Gazetteer\ContactForm\Entries\EntryFinder;
use Gazetteer\ContactForm\Entries\EntryRemoval;
use Gazetteer\ContactForm\Entries\EntryTable;
use Gazetteer\ContactForm\Entries\EntryTableRepository;
use Gazetteer\ContactForm\Mail\EntryMailSender;
use Gazetteer\ContactForm\Mail\MailRetry;
use Gazetteer\ContactForm\Spam\AkismetCheck;
use Gazetteer\ContactForm\Submission\AddressRateLimiter;
use Gazetteer\ContactForm\Submission\Challenges;
use Gazetteer\ContactForm\Submission\ContentProbe;
use Gazetteer\ContactForm\Submission\SiteSigner;
use Gazetteer\ContactForm\Submission\SubmissionHooks;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Mail\Mailer;
use Gazetteer\Kernel\Settings;
use Gazetteer\Kernel\Store\Table;

/**
 * Creates the services that process submissions, store entries and send their mails, and runs the cron events. A service
 * that only some requests need is created on first use.
 */
final class ContactFormServices
{
    /** Settings key: the form that visitors use to write to the owner of a listing. */
    public const MESSAGE_FORM = 'messageForm';
    private const SECONDS = 2;
    private const LINKS = 4;
    /** Interval of the cleanup event, which also sends mails whose request stopped before it could schedule a retry. */
    private const SWEPT = 'hourly';

    public readonly EntryTable $table;
    public readonly EntryTableRepository $entries;
    private ?EntryFinder $finder = null;
    private ?Challenges $challenges = null;

    /**
     * @param Closure(int): ?PageRecipients $recipients Returns the recipients for the pages that show the form with this
     *     ID; null if the form's own recipients always get the message.
     */
    public function __construct(public readonly FormRepository $forms, private readonly BotCheckSettings $check, private readonly Closure $recipients, ?Table $store = null)
    {
        $this->table = new EntryTable($store);
        $this->entries = new EntryTableRepository($this->table, $this->finder(...), $forms);
    }

    public function handler(): SubmissionHandler
    {
        $probe = static fn (string $path): string => (new ContentProbe())->type($path);
        $writer = new EntryWriter($probe);
        $hooks = new SubmissionHooks();
        $signs = new SpamSigns(
            new RenderToken(SiteSigner::signer()),
            (int) Extensions::filter('gazetteer_contact_form_seconds', self::SECONDS),
            (int) Extensions::filter('gazetteer_contact_form_links', self::LINKS),
        );

        return new SubmissionHandler(
            $this->entries,
            fn (Form $form, Entry $entry): string => $this->mailer()->deliver($form, $entry),
            static fn (string $address): int => (new AddressRateLimiter())->wait($address),
            new FieldChecks($this->challenges(...), $probe),
            $writer,
            $this->challenges(...),
            fn (Form $form, Posted $posted): ?string => $this->botCheckError($posted) ?? $hooks->against($form, $posted),
            [
                $signs->suspicion(...),
                $hooks->suspicion(...),
                static fn (Form $form, Posted $posted): string => is_callable(['Akismet', 'http_post']) ? (new AkismetCheck($writer))->suspicion($form, $posted) : '',
            ],
            $hooks->judged(...),
        );
    }

    public function challenges(): Challenges
    {
        return $this->challenges ??= new Challenges();
    }

    public function finder(): EntryFinder
    {
        return $this->finder ??= new EntryFinder($this->table->store);
    }

    public function retry(): MailRetry
    {
        return new MailRetry($this->table, $this->finder(), $this->entries, $this->forms, $this->mailer());
    }

    public function removal(): EntryRemoval
    {
        return new EntryRemoval($this->table, $this->finder(), $this->forms);
    }

    /** The cron event for failed mails. */
    public function retryMails(): void
    {
        $this->retry()->run();
    }

    /**
     * The hourly cron event: deletes old entries, and sends mails whose request stopped before it could schedule a
     * retry.
     */
    public function sweep(): void
    {
        $this->removal()->removeOld();
        $this->retry()->run();
    }

    /** The ID of the form that visitors use to write to the owner of a listing; 0 for none. */
    public static function messageForm(Settings $settings): int
    {
        $form = $settings->given(self::MESSAGE_FORM);

        return is_numeric($form) ? (int) $form : 0;
    }

    public static function planEvents(): void
    {
        if (wp_get_schedule(ContactFormModule::SWEEP) !== self::SWEPT) {
            wp_clear_scheduled_hook(ContactFormModule::SWEEP);
            wp_schedule_event(time() + HOUR_IN_SECONDS, self::SWEPT, ContactFormModule::SWEEP);
        }
    }

    public static function clearEvents(): void
    {
        wp_clear_scheduled_hook(ContactFormModule::RETRY);
        wp_clear_scheduled_hook(ContactFormModule::SWEEP);
    }

    private function mailer(): EntryMailSender
    {
        return new EntryMailSender(new Mailer(), $this->entries->note(...), $this->recipients);
    }

    /**
     * Verifies the bot check token. Runs after all other checks of the plugin, because a token can be used only once.
     */
    private function botCheckError(Posted $posted): ?string
    {
        $provider = $this->check->providerFor(CheckedForm::Contact);
        try {
            if ($provider !== null) {
                (new BotCheckVerifier($this->check))->check(CheckedForm::Contact, $posted->extraInput($provider->tokenInput()));
            }
        } catch (NotVerified $refused) {
            return $refused->getMessage();
        }

        return null;
    }
}
