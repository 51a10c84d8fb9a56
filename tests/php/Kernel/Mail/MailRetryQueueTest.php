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
            yield "tries again {$wait} minutes after {$failed} failed tries" => static fn () => Check::same(1000 + $wait * 60, MailRetryQueue::nextTry($failed, 1000));
        }
        foreach ([6, 7, 100] as $failed) {
            yield "gives up after {$failed} failed tries" => static fn () => Check::same(0, MailRetryQueue::nextTry($failed, 1000));
        }
    }
}
