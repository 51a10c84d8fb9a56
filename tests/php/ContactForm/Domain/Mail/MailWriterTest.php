<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Domain\Mail;

use Closure;
use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Mail\MailWriter;
use Gazetteer\ContactForm\Domain\MailTemplate;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Tests\Check;

final class MailWriterTest
{
    private const HERE = ['_site_title' => 'Harbour', '_form' => 'Ask', '_url' => 'https://site.example/ask', '_date' => '1 May', '_time' => '10:00'];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'mail tags of fields and special mail tags are replaced' => static fn () => Check::same(
            'Ask of Ada on Harbour, https://site.example/ask, 1 May 10:00, ',
            self::notice(['name' => ['Ada']], body: '[_form] of [name] on [_site_title], [_url], [_date] [_time], [email]')->body,
        );
        yield 'text that only resembles a mail tag is kept' => static fn () => Check::same(
            '[sic] [no such field] Ada [1]',
            self::notice(['name' => ['Ada']], body: '[sic] [no such field] [name] [1]')->body,
        );
        yield 'a mail tag that a visitor typed is not replaced' => static fn () => Check::same(
            '[email] [all-fields] [_url] eve@visitor.example',
            self::notice(['name' => ['[email] [all-fields] [_url]'], 'email' => ['eve@visitor.example']], body: '[name] [email]')->body,
        );
        yield 'all filled-in fields are listed with their labels' => static fn () => Check::same(
            "Your name: Ada\nColours: red, blue\nMessage:\ntwo\nlines",
            self::notice(['name' => ['Ada'], 'email' => [''], 'colours' => ['red', 'blue'], 'message' => ["two\nlines"]], body: '[all-fields]')->body,
        );
        yield 'files are listed by name, and each is attached with a unique name' => static function (): void {
            $file = static fn (string $name, string $path): array => ['field' => 'cv', 'name' => $name, 'path' => $path, 'type' => '', 'bytes' => 1];
            $mail = self::notice([], [$file('../Cv.pdf', '/a'), $file('Cv.pdf', '/b'), $file('2024', '/c')], body: '[cv]');
            Check::same('Cv.pdf, Cv.pdf, file-2024', $mail->body);
            Check::same(['Cv.pdf' => '/a', 'Cv-2.pdf' => '/b', 'file-2024' => '/c'], $mail->attachments);
        };
        yield 'a file that is no longer stored is listed as missing, and the others are attached' => static function (): void {
            $file = static fn (string $name, string $path): array => ['field' => 'cv', 'name' => $name, 'path' => $path, 'type' => '', 'bytes' => 1];
            $writer = self::writer([], [$file('Cv.pdf', ''), $file('Photo.jpg', '/b')], null, new MailTemplate('owner@site.example', '', '[cv]'));
            Check::same(['Cv.pdf (gone), Photo.jpg', ['Photo.jpg' => '/b'], ['Cv.pdf']], [$writer->notice()->body, $writer->notice()->attachments, $writer->missing()]);
        };
        yield 'missing files are not mentioned if the mail has no attachments' => static function (): void {
            $gone = ['field' => 'cv', 'name' => 'Cv.pdf', 'path' => '', 'type' => '', 'bytes' => 1];
            $writer = self::writer([], [$gone], null, new MailTemplate('owner@site.example', '', '[cv]', attachFiles: false));
            Check::same([], $writer->missing());
        };
        yield 'technical fields are left out of the list, but their own tags are replaced' => static function (): void {
            $form = new Form(1, 'Ask', 'en_US', [new FormField(FieldTypes::inForms('hidden'), 'plan_id', 'Number', inMail: false)], [], new MailTemplate('a@site.example', '', '[all-fields]-[plan_id]'));
            $entry = new Entry(1, 1, EntryState::Taken, [['name' => 'plan_id', 'label' => 'Number', 'values' => ['7']]]);
            Check::same('-7', (new MailWriter($form, $entry, self::HERE))->notice()->body);
        };
        yield 'all values in an HTML mail are escaped' => static function (): void {
            $mail = self::notice(['name' => ['<img src=x onerror=alert(1)> "&\''], 'message' => ["a\nb"]], body: '<p title="[name]">[message]</p>[all-fields]', html: true);
            Check::same(false, str_contains($mail->body, '<img'));
            Check::same(true, str_contains($mail->body, '<p title="&lt;img src=x onerror=alert(1)&gt; &quot;&amp;&apos;">a<br>'));
            Check::same(true, str_contains($mail->alternative, "Message: a\nb"));
        };
        foreach (["\r\n", "\n", "\r", "\0", "\u{2028}", "\u{85}", "\x0B", "\r\n\t"] as $break) {
            yield 'keeps the subject on one line against ' . json_encode($break) => static fn () => Check::same(
                'Re: Ada Bcc: all@visitor.example',
                self::notice(['name' => ["Ada{$break}Bcc: all@visitor.example"]], subject: 'Re: [name]')->subject,
            );
        }
        yield 'invalid bytes cannot break the subject into two lines' => static fn () => Check::same(
            'Ada Bcc: x',
            self::notice(['name' => ["Ada\xFF\nBcc: x"]], subject: '[name]')->subject,
        );
        yield 'replies go to the address in the field that the owner selected' => static fn () => Check::same(
            'eve@visitor.example',
            self::notice(['email' => ['eve@visitor.example']], replyTo: 'email')->replyTo?->address,
        );
        foreach (['', 'eve', 'eve@visitor.example, all@visitor.example', "eve@visitor.example\r\nBcc: x@y.example", 'Eve <eve@visitor.example>', 'eve@visitor.example;x', '"a b"@visitor.example'] as $typed) {
            yield 'answers go nowhere when the visitor typed ' . json_encode($typed) => static fn () => Check::same(
                null,
                self::notice(['email' => [$typed]], replyTo: 'email')->replyTo,
            );
        }
        yield 'only the owner sets the recipients' => static fn () => Check::same(
            ['a@site.example', 'Desk two <b@site.example>'],
            array_map(strval(...), self::notice(['email' => ['eve@visitor.example']], to: 'a@site.example; "Desk, two" <b@site.example>, [email], A@site.example, nonsense')->to),
        );
        yield 'the sender address is the owner’s, whatever name is filled in' => static fn () => Check::same(
            'Eve x y.example <form@site.example>',
            (string) self::notice(['name' => ["Eve\" <x@y.example>,\r\n"]], sender: '[name] <form@site.example>')->sender,
        );
        yield 'an invalid sender address is replaced by WordPress’s' => static fn () => Check::same(
            null,
            self::notice(['email' => ['eve@visitor.example']], sender: 'Eve <[email]>')->sender,
        );
        yield 'the visitor gets the automatic reply at the typed address, without files' => static function (): void {
            $reply = self::writer(['email' => ['eve@visitor.example']], [], new MailTemplate('email', 'Thanks', 'Dear [email]'))->reply();
            Check::same(['eve@visitor.example'], array_map(strval(...), $reply?->to ?? []));
            Check::same([true, []], [$reply?->automatic, $reply?->attachments]);
        };
        yield 'two addresses in one field get no automatic reply' => static fn () => Check::same(
            null,
            self::writer(['email' => ['a@visitor.example', 'b@visitor.example']], [], new MailTemplate('email', 'Thanks', ''))->reply(),
        );
        yield 'a form without an automatic reply sends none' => static fn () => Check::same(null, self::writer(['email' => ['eve@visitor.example']], [])->reply());
    }

    /**
     * @param array<string, list<string>> $filled
     * @param list<array{field: string, name: string, path: string, type: string, bytes: int}> $files
     */
    private static function notice(
        array $filled,
        array $files = [],
        string $to = 'owner@site.example',
        string $subject = 'Subject',
        string $body = '',
        string $replyTo = '',
        string $sender = '',
        bool $html = false,
    ): Mail {
        return self::writer($filled, $files, null, new MailTemplate($to, $subject, $body, $replyTo, $sender, $html))->notice();
    }

    /**
     * @param array<string, list<string>> $filled
     * @param list<array{field: string, name: string, path: string, type: string, bytes: int}> $files
     */
    private static function writer(array $filled, array $files, ?MailTemplate $reply = null, ?MailTemplate $mail = null): MailWriter
    {
        $labels = ['name' => 'Your name', 'email' => 'Your e-mail', 'colours' => 'Colours', 'message' => 'Message', 'cv' => 'CV'];
        $fields = $answers = [];
        foreach ($labels as $name => $label) {
            $fields[] = new FormField(FieldTypes::inForms('text'), $name, $label);
        }
        foreach ($filled as $name => $values) {
            $answers[] = ['name' => $name, 'label' => $labels[$name], 'values' => $values];
        }
        $form = new Form(1, 'Ask', 'en_US', $fields, [], $mail ?? new MailTemplate('', '', ''), $reply);

        return new MailWriter($form, new Entry(1, 1, EntryState::Taken, $answers, $files), self::HERE, '%s (gone)');
    }
}
