<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Domain;

use Closure;
use Gazetteer\ContactForm\Domain\FieldChecks;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Tests\Check;
use Gazetteer\Tests\ContactForm\FakeSite;
use Gazetteer\Tests\ContactForm\Forms;

final class TimeRangeTest
{
    private const TIMES = [
        'a time between its limits' => ['09:00', '17:00', '12:30', null],
        'the first minute' => ['09:00', '17:00', '09:00:00', null],
        'the last minute' => ['09:00', '17:00:00', '17:00', null],
        'one second before the first minute' => ['09:00', '17:00', '08:59:59', 'too_early'],
        'one second after the last minute' => ['09:00', '17:00', '17:00:01', 'too_late'],
        'any time without limits' => ['', '', '23:59', null],
        'any time with an invalid limit' => ['nine', '5pm', '23:59', null],
        'nothing' => ['09:00', '17:00', '', null],
        'a text that is not a time' => ['09:00', '17:00', '7 am', 'time'],
        'the evening, if the range includes midnight' => ['22:00', '02:00', '23:00', null],
        'the morning, if the range includes midnight' => ['22:00', '02:00', '01:00', null],
        'the day between two nights' => ['22:00', '02:00', '12:00', 'too_early'],
    ];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (self::TIMES as $says => [$first, $last, $time, $error]) {
            yield ($error === null ? 'takes ' : 'refuses ') . $says => static function () use ($first, $last, $time, $error): void {
                $form = Forms::of([new FormField(FieldTypes::inForms('time'), 'at', min: $first, max: $last)]);
                $site = new FakeSite($form);
                Check::same($error, (new FieldChecks(static fn () => $site, $site->type(...)))->errors($form, new Posted(12, ['at' => [$time]]))['at'] ?? null);
            };
        }
    }
}
