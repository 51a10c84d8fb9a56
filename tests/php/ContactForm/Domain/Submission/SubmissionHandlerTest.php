<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Domain\Submission;

use Closure;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\PostedFile;
use Gazetteer\ContactForm\Domain\Submission\TooManyMessages;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\ContactForm\FakeSite;
use Gazetteer\Tests\ContactForm\Forms;

final class SubmissionHandlerTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'an entry is stored before its mail is sent, and then marked as sent' => static function (): void {
            $site = new FakeSite(self::form());
            Check::same('mail_sent', self::send($site)->status);
            Check::same(['take taken', 'spend', 'deliver', 'settle sent'], $site->log);
        };
        yield 'an entry whose mail fails is kept for a retry' => static function (): void {
            $site = new FakeSite(self::form());
            $site->trouble = 'no such host';
            Check::same(['mail_failed', 'failed'], [self::send($site)->status, self::send($site)->message]);
            Check::same('settle waiting no such host', $site->log[3]);
        };
        yield 'an exception while the mail is written counts as a failed mail' => static function (): void {
            $site = new FakeSite(self::form());
            $site->breaks = true;
            Check::same('mail_failed', self::send($site)->status);
            Check::same('settle waiting out of paper', end($site->log));
        };
        yield 'an entry whose quiz cannot be marked as used is kept for a retry' => static function (): void {
            $site = new FakeSite(self::form());
            $site->cannotSpend = true;
            Check::same('mail_failed', self::send($site)->status);
            Check::same(['take taken', 'settle waiting no table'], $site->log);
        };
        yield 'a repeated request gets the first answer without being checked again' => static function (): void {
            $site = new FakeSite(self::form());
            $first = self::send($site, request: 'one-and-the-same');
            $site->wait = 60;
            Check::same($first, self::send($site, values: [], request: 'one-and-the-same'));
            Check::same(1, count($site->entries));
        };
        yield 'an address with too many attempts gets the waiting time' => static function (): void {
            $site = new FakeSite(self::form());
            $site->wait = 60;
            try {
                self::send($site);
                Check::same('thrown', 'not thrown');
            } catch (TooManyMessages $thrown) {
                Check::same([60, []], [$thrown->seconds, $site->log]);
            }
        };
        yield 'a form or an email address above its message limit gets the waiting time' => static function (): void {
            $site = new FakeSite(self::form());
            $site->full = ['ann@example.com' => 90];
            try {
                self::send($site, values: ['email' => ['Ann@Example.com ']] + self::VALUES);
                Check::same('thrown', 'not thrown');
            } catch (TooManyMessages $thrown) {
                Check::same([90, []], [$thrown->seconds, $site->log]);
            }
            Check::same('mail_sent', self::send($site, values: ['email' => ['ben@example.com']] + self::VALUES)->status);
        };
        yield 'a guest is asked to log in if the form is for members' => static function (): void {
            $site = new FakeSite(self::form(membersOnly: true));
            Check::same(['error', 'members_only', ''], array_values(array_diff_key(get_object_vars(self::send($site)), ['invalid' => 1])));
            Check::same('mail_sent', self::send($site, user: 7)->status);
        };
        yield 'all invalid fields are reported together, in the order of the form' => static function (): void {
            $outcome = self::send(new FakeSite(self::form(acceptanceAsValidation: true)), values: ['quiz' => ['wrong'], 'email' => ['nobody']]);
            Check::same('validation_failed', $outcome->status);
            Check::same(['name' => 'required', 'email' => 'email', 'quiz' => 'quiz', 'consent' => 'required_acceptance'], $outcome->invalid);
        };
        yield 'an empty quiz or captcha is reported as required, not as wrong' => static function (): void {
            $form = Forms::of([new FormField(FieldTypes::inForms('quiz'), 'quiz', questions: [['question' => '2 + 2?', 'answer' => '4']]), new FormField(FieldTypes::inForms('captcha'), 'letters')]);
            Check::same(['quiz' => 'required', 'letters' => 'required'], self::send(new FakeSite($form), values: [])->invalid);
            Check::same(['quiz' => 'quiz', 'letters' => 'captcha'], self::send(new FakeSite($form), values: ['quiz' => ['5'], 'letters' => ['X']])->invalid);
        };
        yield 'the steps of a number are counted from its minimum, its default or zero' => static function (): void {
            $form = Forms::of([
                new FormField(FieldTypes::inForms('number'), 'min', min: '1', step: '2'),
                new FormField(FieldTypes::inForms('number'), 'first', default: '1', step: '2'),
                new FormField(FieldTypes::inForms('range'), 'nought', step: '2'),
                new FormField(FieldTypes::inForms('number'), 'none'),
            ]);
            $send = static fn (string $number): array => self::send(new FakeSite($form), values: array_fill_keys(['min', 'first', 'nought', 'none'], [$number]))->invalid;
            Check::same(['min' => 'step', 'first' => 'step'], $send('4'));
            Check::same(['nought' => 'step'], $send('3'));
        };
        yield 'the consent is checked only after all fields are valid' => static function (): void {
            $values = self::VALUES;
            unset($values['consent']);
            Check::same('acceptance_missing', self::send(new FakeSite(self::form()), values: $values)->status);
            Check::same('validation_failed', self::send(new FakeSite(self::form()), values: ['name' => []] + $values)->status);
        };
        yield 'spam is stored as spam, and no mail is sent' => static function (): void {
            $site = new FakeSite(self::form());
            $outcome = self::send($site, extraInputs: [GuardInput::HONEYPOT => 'x']);
            Check::same(['spam', '', 'honeypot'], [$outcome->status, $outcome->hash, $site->entries[0]->suspicion]);
            Check::same(['take spam', 'settle spam'], $site->log);
        };
        yield 'the content of spam without a request key is deleted, so that the message can be sent again' => static function (): void {
            $site = new FakeSite(self::form());
            self::send($site, extraInputs: [GuardInput::DRAWN => FakeSite::drawn(0)]);
            self::send($site, extraInputs: [GuardInput::DRAWN => FakeSite::drawn(0)], request: 'with-a-key');
            Check::same(['', 32], [$site->entries[0]->hash, strlen($site->entries[1]->hash)]);
        };
        yield 'a message is refused if another plugin objects, with its message or the form’s' => static function (): void {
            $site = new FakeSite(self::form());
            $site->veto = '';
            Check::same('aborted', self::send($site)->message);
            $site->veto = 'Closed on Sundays';
            $outcome = self::send($site);
            Check::same(['aborted', 'Closed on Sundays', 32], [$outcome->status, $outcome->message, strlen($outcome->hash)]);
            Check::same([], $site->entries);
        };
        yield 'the text of a consent and a free-text answer are stored' => static function (): void {
            $site = new FakeSite(self::form());
            self::send($site, values: self::VALUES + ['how' => ['Other:']], extraInputs: ['_wpcf7_free_text_how' => 'pigeon']);
            Check::same(
                [['Ann'], ['ann@example.com'], ['Other: pigeon'], ['I agree & more']],
                array_column($site->entries[0]->fields, 'values'),
            );
            Check::same(['ann@example.com', 'https://example.com/contact/'], [$site->entries[0]->email, $site->entries[0]->url]);
        };
        yield 'the files of a sent message are stored, those of spam are not' => static function (): void {
            $site = new FakeSite(Forms::of([new FormField(FieldTypes::inForms('file'), 'paper', accept: ['txt'])]));
            $files = ['paper' => [new PostedFile('paper', 'a.txt', '/tmp/a', 5)]];
            self::send($site, values: [], files: $files);
            self::send($site, values: [], files: $files, extraInputs: [GuardInput::HONEYPOT => 'x']);
            Check::same([1, 0], [count($site->entries[0]->files), count($site->entries[1]->files)]);
        };
        yield 'the same content has the same hash, whatever quiz it was sent with' => static function (): void {
            $hash = static fn (array $values): string => self::send(new FakeSite(self::form()), values: $values + self::VALUES)->hash;
            Check::same($hash([]), $hash([]));
            Check::same(false, $hash([]) === $hash(['name' => ['Ben']]));
        };
    }

    private const VALUES = ['name' => ['Ann'], 'email' => ['ann@example.com'], 'quiz' => ['right'], 'consent' => ['1']];

    private static function form(mixed ...$more): Form
    {
        return Forms::of([
            new FormField(FieldTypes::inForms('text'), 'name', required: true),
            new FormField(FieldTypes::inForms('email'), 'email'),
            new FormField(FieldTypes::inForms('checkboxes'), 'how', options: ['Mail', 'Other:'], freeText: true),
            new FormField(FieldTypes::inForms('quiz'), 'quiz', questions: [['question' => '2 + 2?', 'answer' => '4']]),
            new FormField(FieldTypes::inForms('acceptance'), 'consent', content: 'I <b>agree</b> &amp; more'),
            new FormField(FieldTypes::inForms('submit')),
        ], ...$more);
    }

    /**
     * @param array<string, list<string>> $values
     * @param array<string, list<PostedFile>> $files
     * @param array<string, string> $extraInputs
     */
    private static function send(
        FakeSite $site,
        array $values = self::VALUES,
        array $files = [],
        array $extraInputs = [],
        string $request = '',
        int $user = 0,
    ): Outcome {
        return $site->handler()->receive($site->find(12), new Posted(
            form: 12,
            values: $values,
            files: $files,
            extraInputs: $extraInputs + [GuardInput::DRAWN => FakeSite::drawn(30), '_wpcf7_quiz_answer_quiz' => 'hash'],
            request: $request,
            url: 'https://example.com/contact/',
            user: $user,
            time: FakeSite::NOW,
        ));
    }
}
