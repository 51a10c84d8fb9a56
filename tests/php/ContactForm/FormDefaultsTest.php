<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm;

use Closure;
use Gazetteer\ContactForm\FormDefaults;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../stubs/translations.php';

final class FormDefaultsTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $fields = [new FormField(FieldTypes::inForms('email'), 'mine')];

        yield 'the automatic reply does not repeat typed text, because anyone can type the address' => static function () use ($fields): void {
            $reply = FormDefaults::toVisitor(['on' => true], $fields);
            Check::same('mine', $reply->to);
            preg_match_all('/\[[^\]]*\]/', $reply->subject . $reply->body, $gaps);
            Check::same(['[_site_title]'], array_values(array_unique($gaps[0])));
        };
        yield 'the automatic reply repeats typed text if the form’s author enabled that' => static fn () => Check::same(
            '[all-fields]',
            FormDefaults::toVisitor(['on' => true, 'body' => '[all-fields]'], $fields)->body,
        );
    }
}
