<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Submission\Form\Fields;

use Closure;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Form\Fields\FieldDrawer;
use Gazetteer\Submission\Form\FormErrors;
use Gazetteer\Tests\Check;

final class FieldDrawerTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $drawer = static fn (): FieldDrawer => new FieldDrawer(new Input(['phone' => '+49 30 1', 'inputUserpass' => 'secret']), new FormErrors(), []);

        yield 'an input shows the typed text' => static fn () => Check::same(true, str_contains($drawer()->line('phone', 'inputPhone', 'Phone'), 'value="+49 30 1"'));
        yield 'an input has the requested type' => static function () use ($drawer): void {
            $html = $drawer()->line('phone', 'inputPhone', 'Phone', '', ['type' => 'tel']);
            Check::same(true, str_contains($html, 'type="tel"'));
            Check::same(false, str_contains($html, 'type="text"'));
        };
        yield 'a password is never printed' => static function () use ($drawer): void {
            $html = $drawer()->line('inputUserpass', 'inputUserpass', 'Password', '', ['type' => 'password', 'value' => '']);
            Check::same(true, str_contains($html, 'type="password"'));
            Check::same(false, str_contains($html, 'secret'));
        };
    }
}
