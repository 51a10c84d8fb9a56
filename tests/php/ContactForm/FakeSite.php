<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryRepository;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\EntryWriter;
use Gazetteer\ContactForm\Domain\FieldChecks;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormRepository;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Spam\ChallengeProvider;
use Gazetteer\ContactForm\Domain\Spam\RenderToken;
use Gazetteer\ContactForm\Domain\Spam\Signer;
use Gazetteer\ContactForm\Domain\Spam\SpamSigns;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\SubmissionHandler;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Kernel\Http\Caller;
use RuntimeException;

/**
 * An in-memory site with one contact form. It implements all interfaces that the handling of a
 * submission needs.
 */
final class FakeSite implements FormRepository, EntryRepository, ChallengeProvider, Caller
{
    public const NOW = 1_795_000_000;

    /** @var list<string> What happened, in order. */
    public array $log = [];
    /** @var array<int, Entry> */
    public array $entries = [];
    /** @var array<string, Outcome> By request key. */
    public array $outcomes = [];

    public string $trouble = '';
    public bool $breaks = false;
    public bool $cannotSpend = false;
    public int $wait = 0;
    /** @var array<string, int> Seconds to wait by e-mail address; '' for every form. */
    public array $full = [];
    public ?string $veto = null;
    public int $user = 0;
    public string $content = 'text/plain';

    public function __construct(private readonly Form $form)
    {
    }

    public static function drawn(int $secondsAgo): string
    {
        return self::token()->write(12, self::NOW - $secondsAgo);
    }

    public function handler(): SubmissionHandler
    {
        return new SubmissionHandler(
            $this,
            $this->deliver(...),
            $this->wait(...),
            new FieldChecks($this->challenges(...), $this->type(...)),
            new EntryWriter($this->type(...)),
            $this->challenges(...),
            fn (): ?string => $this->veto,
            [(new SpamSigns(self::token(), 2, 4))->suspicion(...)],
        );
    }

    public function find(int $id): ?Form
    {
        return $id === $this->form->id ? $this->form : null;
    }

    public function keepDays(int $id): ?int
    {
        return $this->find($id)?->keepDays;
    }

    public function keepFileDays(int $id): ?int
    {
        return $this->find($id)?->keepFileDays;
    }

    public function look(Form $form, Posted $posted, string $email, string $hash): Outcome|int
    {
        return ($posted->request === '' ? null : $this->outcomes[$posted->request] ?? null) ?? $this->full[$email] ?? 0;
    }

    public function take(Entry $entry): int|Outcome
    {
        $this->log[] = "take {$entry->state->value}";
        $this->entries[] = $entry;

        return count($this->entries);
    }

    public function settle(int $id, EntryState $state, Outcome $outcome, string $trouble = ''): void
    {
        $this->log[] = trim("settle {$state->value} {$trouble}");
        $this->outcomes[$this->entries[$id - 1]->request] = $outcome;
    }

    private function deliver(Form $form, Entry $entry): string
    {
        $this->log[] = 'deliver';

        return $this->breaks ? throw new RuntimeException('out of paper') : $this->trouble;
    }

    public function wait(string $address): int
    {
        return $this->wait;
    }

    public function isSolved(Form $form, FormField $field, Posted $posted): bool
    {
        return ($posted->values($field->name)[0] ?? '') === 'right'
            && ($field->type !== FieldTypes::inForms('quiz') || $posted->extraInput(ContactInput::PREFIX_QUIZ_ANSWER . $field->name) === 'hash');
    }

    public function spend(Form $form, Posted $posted): void
    {
        $this->log[] = $this->cannotSpend ? throw new RuntimeException('no table') : 'spend';
    }

    public function renewed(Form $form): array
    {
        $renewed = [];
        foreach ($form->fields as $field) {
            match ($field->type) {
                FieldTypes::inForms('quiz') => $renewed['quiz'][$field->name] = ['Two plus two?', 'hash'],
                FieldTypes::inForms('captcha') => $renewed['captcha'][$field->name] = 'https://example.com/uploads/captcha/2038114157.png',
                default => null,
            };
        }

        return $renewed;
    }

    private function challenges(): ChallengeProvider
    {
        return $this;
    }

    public function type(string $path): string
    {
        return $this->content;
    }

    public function user(): int
    {
        return $this->user;
    }

    public function address(): string
    {
        return 'hashed';
    }

    public function page(): string
    {
        return 'https://example.com/contact/';
    }

    public function time(): int
    {
        return self::NOW;
    }

    private static function token(): RenderToken
    {
        return new RenderToken(new Signer('secret'));
    }
}
