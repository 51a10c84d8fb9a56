<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm;

use Gazetteer\Contract\ContactInput;
use Gazetteer\Domain\ContactForm\DrawnToken;
use Gazetteer\Domain\ContactForm\Earlier;
use Gazetteer\Domain\ContactForm\Entry;
use Gazetteer\Domain\ContactForm\EntryBook;
use Gazetteer\Domain\ContactForm\EntryState;
use Gazetteer\Domain\ContactForm\EntryWriter;
use Gazetteer\Domain\ContactForm\FieldChecks;
use Gazetteer\Domain\ContactForm\FieldType;
use Gazetteer\Domain\ContactForm\FileCheck;
use Gazetteer\Domain\ContactForm\FileProbe;
use Gazetteer\Domain\ContactForm\Form;
use Gazetteer\Domain\ContactForm\FormField;
use Gazetteer\Domain\ContactForm\FormShelf;
use Gazetteer\Domain\ContactForm\Outcome;
use Gazetteer\Domain\ContactForm\Posted;
use Gazetteer\Domain\ContactForm\Postman;
use Gazetteer\Domain\ContactForm\Puzzles;
use Gazetteer\Domain\ContactForm\Reception;
use Gazetteer\Domain\ContactForm\Seal;
use Gazetteer\Domain\ContactForm\Spam\Honeypot;
use Gazetteer\Domain\ContactForm\Spam\ManyLinks;
use Gazetteer\Domain\ContactForm\Spam\TooSoon;
use Gazetteer\Domain\ContactForm\Throttle;
use Gazetteer\Domain\ContactForm\Veto;
use Gazetteer\Endpoint\Caller;
use RuntimeException;

/** A site with one form on it: everything that the judgement of a sent form leans on, kept in memory. */
final class FakeSite implements FormShelf, EntryBook, Postman, Throttle, Puzzles, Veto, FileProbe, Caller
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

    public function reception(): Reception
    {
        return new Reception(
            $this,
            $this,
            $this,
            new FieldChecks($this, new FileCheck($this)),
            new EntryWriter($this),
            $this,
            $this,
            [new Honeypot(), new TooSoon(self::token(), 2), new ManyLinks(4)],
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

    public function look(Form $form, Posted $posted, string $email, string $hash): Earlier
    {
        return new Earlier($posted->request === '' ? null : $this->outcomes[$posted->request] ?? null, $this->full[$email] ?? 0);
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

    public function deliver(Form $form, Entry $entry): string
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
            && ($field->type !== FieldType::Quiz || $posted->guard(ContactInput::PREFIX_QUIZ_ANSWER . $field->name) === 'hash');
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
                FieldType::Quiz => $renewed['quiz'][$field->name] = ['Two plus two?', 'hash'],
                FieldType::Captcha => $renewed['captcha'][$field->name] = 'https://example.com/uploads/captcha/2038114157.png',
                default => null,
            };
        }

        return $renewed;
    }

    public function against(Form $form, Posted $posted): ?string
    {
        return $this->veto;
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

    private static function token(): DrawnToken
    {
        return new DrawnToken(new Seal('secret'));
    }
}
