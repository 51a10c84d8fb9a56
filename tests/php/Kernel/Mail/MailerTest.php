<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Mail;

use Closure;
use Gazetteer\Kernel\Mail\Domain\Mail;
use Gazetteer\Kernel\Mail\Domain\MailAddress;
use Gazetteer\Kernel\Mail\Mailer;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../stubs/hooks.php';
require_once __DIR__ . '/../../stubs/translations.php';

final class MailerTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a mail is not sent without one of its attachments' => static function (): void {
            $files = ['here.txt' => __FILE__, 'gone.txt' => __DIR__ . '/gone'];
            $mail = new Mail([MailAddress::bare('owner@site.example')], 'Subject', 'Body', attachments: $files);
            Check::same('The email was not sent because its file “gone.txt” cannot be read.', (new Mailer())->send($mail));
        };
    }
}
