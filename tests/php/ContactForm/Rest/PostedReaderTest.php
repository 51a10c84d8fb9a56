<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Rest;

use Closure;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Rest\FeedbackController;
use Gazetteer\ContactForm\Rest\PostedReader;
use Gazetteer\Contract\ContactInput;
use Gazetteer\Contract\GuardInput;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\SentFile;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\ContactForm\FakeSite;
use Gazetteer\Tests\ContactForm\Forms;

final class PostedReaderTest
{
    private const FUZZED = 3000;

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'only the fields of the form are read' => static fn () => Check::same(
            ['line' => ['a b'], 'text' => ["a\nb"], 'one' => [], 'some' => ['x', 'y'], 'row' => []],
            self::read(['line' => " a\r\nb ", 'text' => "a\r\nb", 'some' => ['x', '', 'y'], 'other' => 'x', 'file' => '/etc/passwd'])->values,
        );
        yield 'a text is never read as a file' => static fn () => Check::same([], self::read(['file' => '/etc/passwd', 'file[]' => 'x'])->files);
        yield 'a file is read from its own field' => static function (): void {
            $sent = new SentFile('a.txt', '/tmp/a', 3, 0);
            $posted = self::read([], ['file' => [$sent], 'line' => [$sent]]);
            Check::same(['file'], array_keys($posted->files));
            Check::same(['file', 'a.txt', '/tmp/a', 3, 0], array_values(get_object_vars($posted->files['file'][0])));
        };
        yield 'spaces inside of an option are kept, so that it still matches' => static fn () => Check::same(['a  b'], self::read(['one' => 'a  b'])->values('one'));
        yield 'unreadable values are recorded, and an unreadable honeypot counts as filled in' => static function (): void {
            $posted = self::read(['line' => ['x'], GuardInput::HONEYPOT => ['x'], 'some' => [['x']]]);
            Check::same([['line', 'some'], '?'], [$posted->unreadable, $posted->extraInput(GuardInput::HONEYPOT)]);
        };
        yield 'unit tags and request keys are read only in their own format' => static function (): void {
            foreach (['wpcf7-f12-p7-o1' => true, 'wpcf7-f12-o3' => true, '"><script>' => false, 'wpcf7-f-o' => false, '' => false] as $tag => $isOne) {
                Check::same($isOne ? $tag : '', PostedReader::unitTag(new Input([ContactInput::UNIT_TAG => $tag])));
            }
            Check::same(['', '11111111-2222'], [self::read([GuardInput::REQUEST => "x' OR 1"])->request, self::read([GuardInput::REQUEST => '11111111-2222'])->request]);
        };
        yield 'the free text of an option is read only if the option is selected' => static function (): void {
            $form = self::form();
            $texts = [ContactInput::PREFIX_FREE_TEXT . 'row' => 'pigeon'];
            Check::same('pigeon', self::read(['row' => 'Other:'] + $texts)->freeText($form->fields[4]));
            Check::same('', self::read(['row' => 'Mail'] + $texts)->freeText($form->fields[4]));
        };
        yield 'a long free text is kept complete, so that it is reported as too long' => static function (): void {
            $texts = ['row' => 'Other:', ContactInput::PREFIX_FREE_TEXT . 'row' => str_repeat('x', 5000)];
            Check::same($texts[ContactInput::PREFIX_FREE_TEXT . 'row'], self::read($texts)->freeText(self::form()->fields[4]));
        };
        yield 'hostile values of any type cause no error' => self::fuzz(...);
        yield 'thousands of fields and texts of megabytes cause no error' => static function (): void {
            $many = array_fill_keys(array_map(static fn (int $number): string => "f{$number}", range(1, 5000)), ['x' => ['y']]);
            Check::same('validation_failed', self::answer($many)['status']);
            Check::same('too_long', self::answer(['line' => str_repeat('x', 3_000_000)])['invalid_fields'][0]['message']);
        };
    }

    private static function fuzz(): void
    {
        mt_srand(20_261_121);
        for ($round = 0; $round < self::FUZZED; $round++) {
            $request = [];
            foreach (['line', 'text', 'one', 'some', 'row', 'file', 'odd', GuardInput::HONEYPOT, GuardInput::DRAWN, GuardInput::REQUEST] as $name) {
                if (mt_rand(0, 3) > 0) {
                    $request[$name] = self::hostile(0);
                }
            }
            $answer = self::answer($request);
            Check::same(
                ['contact_form_id', 'status', 'message', 'posted_data_hash', 'into', 'invalid_fields'],
                array_keys($answer),
            );
            json_encode($answer, JSON_THROW_ON_ERROR);
        }
    }

    private static function hostile(int $depth): mixed
    {
        $choices = [
            "\0", "\xC3(", "\xE2\x82", '', ' ', "\u{202E}abc", str_repeat('9', 500), '<script>', "' OR 1=1 --", 'a@b.co', '2026-02-30',
            "x\r\nBcc: y@z.org", '[gazetteer_contact_form]', 'O:8:"stdClass":0:{}', '-1', '1e999', 'null', '%00', 'Mail', 'Other:', true, null, 1.5, -7,
        ];

        return $depth < 4 && mt_rand(0, 3) === 0
            ? array_map(static fn (): mixed => self::hostile($depth + 1), array_fill_keys(array_slice(['a', 0, '', 'line', "\0"], 0, mt_rand(0, 5)), 1))
            : $choices[mt_rand(0, count($choices) - 1)];
    }

    /**
     * @param array<array-key, mixed> $request
     * @return array<string, mixed>
     */
    private static function answer(array $request): array
    {
        $site = new FakeSite(self::form());
        $feedback = new FeedbackController(static fn () => $site, static fn () => $site, $site->handler(...), static fn () => $site);

        return $feedback->answer(new Input(['id' => '12', ContactInput::UNIT_TAG => 'wpcf7-f12-o1'] + $request));
    }

    /**
     * @param array<array-key, mixed> $request
     * @param array<string, list<SentFile>> $files
     */
    private static function read(array $request, array $files = []): Posted
    {
        return (new PostedReader(new FakeSite(self::form())))->read(self::form(), new Input($request, $files));
    }

    private static function form(): Form
    {
        return Forms::of([
            new FormField(FieldTypes::inForms('text'), 'line', required: true),
            new FormField(FieldTypes::inForms('textarea'), 'text'),
            new FormField(FieldTypes::inForms('select'), 'one', options: ['a  b', 'c']),
            new FormField(FieldTypes::inForms('checkboxes'), 'some', options: ['x', 'y', 'z']),
            new FormField(FieldTypes::inForms('radios'), 'row', options: ['Mail', 'Other:'], freeText: true),
            new FormField(FieldTypes::inForms('file'), 'file', accept: ['txt']),
            new FormField(FieldTypes::inForms('submit')),
        ]);
    }
}
