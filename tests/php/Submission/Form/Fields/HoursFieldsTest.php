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
            'a day with one span, as one' => [['Monday' => ['open' => ['09:00', ''], 'close' => ['17:30', '']]], [], ['Monday' => $nine]],
            'a day with a break, as two' => [
                ['Monday' => ['open' => ['09:00', '14:00'], 'close' => ['12:00', '18:00']]],
                [],
                ['Monday' => ['open' => ['09:00', '14:00'], 'close' => ['12:00', '18:00']]],
            ],
            'a second span without a first, as the only one' => [['Monday' => ['open' => ['', '09:00'], 'close' => ['', '17:30']]], [], ['Monday' => $nine]],
            'nothing of a day that is empty: it is closed' => [['Monday' => ['open' => ['', ''], 'close' => [' ', '']]], [], []],
            'a day that never closes without times, whatever is in its row' => [
                ['Friday' => ['open' => ['09:00'], 'close' => ['10:00']]],
                ['Friday'],
                ['Friday' => ['open' => '', 'close' => '']],
            ],
            'one time as it is, for whoever mends it' => [['Monday' => ['open' => ['09:00'], 'close' => ['']]], [], ['Monday' => ['open' => '09:00', 'close' => '']]],
            'times that come as texts' => [['Monday' => $nine], [], ['Monday' => $nine]],
            'nothing that is no time' => [['Monday' => ['open' => [['x']], 'close' => 7], 'Tuesday' => 'x'], [], []],
        ];
        foreach ($kept as $what => [$typed, $allDay, $expected]) {
            yield "keeps {$what}" => static fn () => Check::same($expected, HoursFields::toStored($typed, $allDay));
        }
    }
}
