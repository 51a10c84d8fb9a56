<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Widgets\Domain;

use Closure;
use Gazetteer\Tests\Check;
use Gazetteer\Widgets\Domain\TextColour;

final class TextColourTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach (['#fff' => '#000', '#ffee58' => '#000', '#000000' => '#fff', '#1d4ed8' => '#fff', '#f00' => '#000'] as $ground => $text) {
            yield "the text colour has the best contrast on {$ground}" => static fn () => Check::same($text, TextColour::on($ground));
        }
    }
}
