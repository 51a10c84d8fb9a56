<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Domain\Submission;

use Closure;
use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\ContactForm\Domain\Submission\FileCheck;
use Gazetteer\ContactForm\Domain\Submission\FileContent;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\PostedFile;
use Gazetteer\Kernel\Fields\Domain\AcceptedFiles;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\ContactForm\FakeSite;
use Gazetteer\Tests\ContactForm\Forms;

final class FilesTest
{
    private const FITS = [
        'a picture' => ['jpg', 'image/jpeg', true],
        'a picture under the name of another' => ['png', 'image/jpeg', false],
        'a page under the name of a picture' => ['png', 'text/html', false],
        'a drawing that can hold scripts' => ['png', 'image/svg+xml', false],
        'a document' => ['pdf', 'application/pdf', true],
        'an archive under the name of a document' => ['pdf', 'application/zip', false],
        'an office file that looks like an archive' => ['docx', 'application/zip', true],
        'an older office file' => ['xls', 'application/CDFV2', true],
        'a program under the name of an office file' => ['docx', 'application/x-dosexec', false],
        'a table' => ['csv', 'text/plain', true],
        'a script under the name of a text' => ['txt', 'text/x-php', false],
        'a page under the name of a text' => ['txt', 'text/html', false],
        'a recording in the container of a film' => ['m4a', 'video/mp4', true],
        'a film that nobody can name' => ['mkv', 'application/octet-stream', true],
        'a photo newer than the probe' => ['heic', 'application/octet-stream', true],
        'what nobody can name' => ['png', '', false],
        'an extension that is none' => ['constructor', 'text/plain', false],
        'no extension' => ['', 'text/plain', false],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::FITS as $says => [$extension, $type, $fits]) {
            yield ($fits ? 'takes ' : 'refuses ') . $says => static fn () => Check::same($fits, FileContent::fits($extension, $type));
        }

        yield 'never offers to take what a server or a browser would run' => static fn () => Check::same(
            ['pdf'],
            AcceptedFiles::extensions(new FormField(FieldTypes::inForms('file'), accept: ['.PDF', 'php', 'svg', 'HTML', 'exe', 'phar'])),
        );
        yield 'takes the usual kinds where none are named' => static fn () => Check::same(true, in_array('jpg', AcceptedFiles::extensions(new FormField(FieldTypes::inForms('file'))), true));
        yield 'sees an extension in the middle of a name' => static fn () => Check::same(
            [true, true, false, false],
            array_map(AcceptedFiles::isDangerous(...), ['a.php.jpg', 'A.PHTML', 'php.jpg', 'a.tar.gz']),
        );
        yield 'refuses a file by what is in it' => static fn () => Check::same(FormMessage::FileType, self::error([['a.txt', 5, 0]], 'text/html'));
        yield 'takes a file that is what it says' => static fn () => Check::same(null, self::error([['a.txt', 5, 0], ['b.txt', 5, 0]]));
        yield 'refuses one file more than the field takes' => static fn () => Check::same(
            FormMessage::TooManyFiles,
            self::error([['a.txt', 5, 0], ['b.txt', 5, 0], ['c.txt', 5, 0]]),
        );
        yield 'says what went wrong with an upload' => static fn () => Check::same(
            [FormMessage::FileTooLarge, FormMessage::FileTooLarge, FormMessage::FileBroken, FormMessage::FileBroken, FormMessage::FileBroken],
            array_map(static fn (int $error): ?FormMessage => self::error([['a.txt', 0, $error]]), [UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE, UPLOAD_ERR_PARTIAL, UPLOAD_ERR_CANT_WRITE, UPLOAD_ERR_OK]),
        );
    }

    /** @param list<array{string, int, int}> $files */
    private static function error(array $files, string $content = 'text/plain'): ?FormMessage
    {
        $site = new FakeSite(Forms::of([]));
        $site->content = $content;
        $sent = array_map(static fn (array $file): PostedFile => new PostedFile('f', $file[0], '/tmp/x', $file[1], $file[2]), $files);
        $field = new FormField(FieldTypes::inForms('file'), 'f', accept: ['txt'], maxFiles: 2);

        return (new FileCheck($site))->error($field, new Posted(12, [], ['f' => $sent]));
    }
}
