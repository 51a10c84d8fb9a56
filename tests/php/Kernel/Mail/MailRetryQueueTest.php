<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Kernel\Mail;

use Closure;
use Gazetteer\Kernel\Mail\MailRetryQueue;
use Gazetteer\Tests\Check;

final class MailRetryQueueTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $minutes = [1 => 5, 2 => 30, 3 => 120, 4 => 720, 5 => 1440];
        foreach ($minutes as $failed => $wait) {
            yield "a mail is sent again {$wait} minutes after {$failed} failed attempts" => static fn () => Check::same(1000 + $wait * 60, MailRetryQueue::nextTry($failed, 1000));
        }
        foreach ([6, 7, 100] as $failed) {
            yield "a mail is given up after {$failed} failed attempts" => static fn () => Check::same(0, MailRetryQueue::nextTry($failed, 1000));
        }
    }
}
