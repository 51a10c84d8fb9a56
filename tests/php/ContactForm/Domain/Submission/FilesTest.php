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
        'a picture with the extension of another type' => ['png', 'image/jpeg', false],
        'an HTML page with the extension of a picture' => ['png', 'text/html', false],
        'an SVG, which can contain scripts' => ['png', 'image/svg+xml', false],
        'a document' => ['pdf', 'application/pdf', true],
        'an archive with the extension of a document' => ['pdf', 'application/zip', false],
        'an office file, which has the format of an archive' => ['docx', 'application/zip', true],
        'an older office file' => ['xls', 'application/CDFV2', true],
        'a program with the extension of an office file' => ['docx', 'application/x-dosexec', false],
        'a table' => ['csv', 'text/plain', true],
        'a script with the extension of a text' => ['txt', 'text/x-php', false],
        'an HTML page with the extension of a text' => ['txt', 'text/html', false],
        'an audio recording in a video container' => ['m4a', 'video/mp4', true],
        'an unknown video' => ['mkv', 'application/octet-stream', true],
        'a photo of a type newer than the detection' => ['heic', 'application/octet-stream', true],
        'an unknown file type' => ['png', '', false],
        'an invalid extension' => ['constructor', 'text/plain', false],
        'no extension' => ['', 'text/plain', false],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::FITS as $says => [$extension, $type, $fits]) {
            yield ($fits ? 'takes ' : 'refuses ') . $says => static fn () => Check::same($fits, FileContent::fits($extension, $type));
        }

        yield 'file types that a server or a browser would execute are never offered' => static fn () => Check::same(
            ['pdf'],
            AcceptedFiles::extensions(new FormField(FieldTypes::inForms('file'), accept: ['.PDF', 'php', 'svg', 'HTML', 'exe', 'phar'])),
        );
        yield 'the default file types apply if none are set' => static fn () => Check::same(true, in_array('jpg', AcceptedFiles::extensions(new FormField(FieldTypes::inForms('file'))), true));
        yield 'an extension in the middle of a file name is detected' => static fn () => Check::same(
            [true, true, false, false],
            array_map(AcceptedFiles::isDangerous(...), ['a.php.jpg', 'A.PHTML', 'php.jpg', 'a.tar.gz']),
        );
        yield 'a file is refused by its content' => static fn () => Check::same(FormMessage::FileType, self::error([['a.txt', 5, 0]], 'text/html'));
        yield 'a file whose content matches its extension is accepted' => static fn () => Check::same(null, self::error([['a.txt', 5, 0], ['b.txt', 5, 0]]));
        yield 'one file more than the limit is refused' => static fn () => Check::same(
            FormMessage::TooManyFiles,
            self::error([['a.txt', 5, 0], ['b.txt', 5, 0], ['c.txt', 5, 0]]),
        );
        yield 'an upload error is reported with its reason' => static fn () => Check::same(
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

        return (new FileCheck($site->type(...)))->error($field, new Posted(12, [], ['f' => $sent]));
    }
}
