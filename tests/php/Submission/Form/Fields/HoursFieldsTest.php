<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Form\Fields;

use Closure;
use Gazetteer\Submission\Form\Fields\HoursFields;
use Gazetteer\Tests\Check;

final class HoursFieldsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $nine = ['open' => '09:00', 'close' => '17:30'];
        $kept = [
            'a day with one interval' => [['Monday' => ['open' => ['09:00', ''], 'close' => ['17:30', '']]], [], ['Monday' => $nine]],
            'a day with two intervals' => [
                ['Monday' => ['open' => ['09:00', '14:00'], 'close' => ['12:00', '18:00']]],
                [],
                ['Monday' => ['open' => ['09:00', '14:00'], 'close' => ['12:00', '18:00']]],
            ],
            'a second interval without a first one as the only interval' => [['Monday' => ['open' => ['', '09:00'], 'close' => ['', '17:30']]], [], ['Monday' => $nine]],
            'an empty day as closed' => [['Monday' => ['open' => ['', ''], 'close' => [' ', '']]], [], []],
            'a day that is open all day, without times' => [
                ['Friday' => ['open' => ['09:00'], 'close' => ['10:00']]],
                ['Friday'],
                ['Friday' => ['open' => '', 'close' => '']],
            ],
            'a single time unchanged, so that the visitor can correct it' => [['Monday' => ['open' => ['09:00'], 'close' => ['']]], [], ['Monday' => ['open' => '09:00', 'close' => '']]],
            'times that are sent as texts' => [['Monday' => $nine], [], ['Monday' => $nine]],
            'no invalid times' => [['Monday' => ['open' => [['x']], 'close' => 7], 'Tuesday' => 'x'], [], []],
        ];
        foreach ($kept as $what => [$typed, $allDay, $expected]) {
            yield "the form reads {$what}" => static fn () => Check::same($expected, HoursFields::toStored($typed, $allDay));
        }
    }
}
