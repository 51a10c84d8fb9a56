<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Rendering;

use Closure;
use Gazetteer\ContactForm\Builder\FieldReader;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\MailTemplate;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Spam\DrawnChallenges;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\ContactForm\Rendering\FormView;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../stubs/cards.php';

/** Tests that the query string preselects an option of a choice field. */
final class AskedChoiceTest
{
    private const CATEGORIES = ['name' => 'category', 'options' => ['Cafés', 'Food & drink', 'Hotels']];
    private const OF_PLAN = ['source' => 'plan_category_name'];

    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $cafes = ['plan_category_name' => 'Cafés'];
        foreach ([FieldTypes::inForms('select'), FieldTypes::inForms('radios'), FieldTypes::inForms('checkboxes')] as $type) {
            yield "the query string preselects an option: {$type->slug}" => static fn () => Check::same(['Cafés'], self::chosen(self::field($type, self::OF_PLAN), $cafes));
        }
        yield 'the query string takes precedence over the author’s default' => static fn () => Check::same(['Cafés'], self::chosen(self::field(more: self::OF_PLAN + ['chosen' => ['Hotels']]), $cafes));
        yield 'an option with an HTML special character is preselected' => static fn () => Check::same(
            ['Food & drink'],
            self::chosen(self::field(more: self::OF_PLAN), ['plan_category_name' => 'Food & drink']),
        );
        $others = ['nothing' => [], 'an unknown option' => ['plan_category_name' => 'Museums'], 'a list' => ['plan_category_name' => ['Cafés']], 'a text that is too long' => ['plan_category_name' => str_repeat('Cafés', 500)]];
        foreach ($others as $says => $asked) {
            yield "the author’s default is kept if the query string contains {$says}" => static fn () => Check::same(
                ['Hotels'],
                self::chosen(self::field(more: self::OF_PLAN + ['chosen' => ['Hotels']]), $asked),
            );
        }
        yield 'a field without a source reads no query string' => static fn () => Check::same([], self::chosen(self::field(), $cafes + ['category' => 'Cafés', '' => 'Cafés']));
        yield 'the visitor’s choice is kept when the form is shown again with errors' => static fn () => Check::same(
            ['Hotels'],
            self::chosen(self::field(more: self::OF_PLAN), $cafes, posted: ['category' => ['Hotels']]),
        );
        $plan = FieldReader::read(FieldTypes::inForms('hidden'), ['name' => 'plan-category'] + self::OF_PLAN);
        yield 'the category of the plan is preselected in a form of an earlier setup' => static fn () => Check::same(['Cafés'], self::chosen(self::field(), $cafes, [$plan]));
        yield 'other selects in a form of an earlier setup are not preselected' => static fn () => Check::same(
            [[], ['Hotels'], [], []],
            [
                self::chosen(self::field(more: ['name' => 'kind']), $cafes, [$plan]),
                self::chosen(self::field(more: ['chosen' => ['Hotels']]), $cafes, [$plan]),
                self::chosen(self::field(more: ['multiple' => true]), $cafes, [$plan]),
                self::chosen(self::field(FieldTypes::inForms('radios')), $cafes, [$plan]),
            ],
        );
    }

    private static function field(?RegisteredType $type = null, array $more = []): FormField
    {
        return FieldReader::read($type ?? FieldTypes::inForms('select'), $more + self::CATEGORIES);
    }

    /**
     * @param list<FormField> $beside
     * @param array<string, list<string>>|null $posted
     * @return list<string>
     */
    private static function chosen(FormField $field, array $asked, array $beside = [], ?array $posted = null): array
    {
        $before = $_GET;
        $_GET = $asked;
        try {
            $html = $field->type->draw(new FieldView($field, self::view([$field, ...$beside], $posted)));
        } finally {
            $_GET = $before;
        }
        preg_match_all('/value="([^"]*)" (?:selected|checked)/', $html, $found);

        return array_map(htmlspecialchars_decode(...), $found[1]);
    }

    /**
     * @param list<FormField> $fields
     * @param array<string, list<string>>|null $posted
     */
    private static function view(array $fields, ?array $posted): FormView
    {
        $challenges = new class implements DrawnChallenges {
            public function quiz(FormField $field): array
            {
                return ['', ''];
            }

            public function captcha(FormField $field): string
            {
                return '';
            }

            public function drawn(int $form): string
            {
                return '1.x';
            }
        };
        $form = new Form(1, 'Form', 'en_US', $fields, [], new MailTemplate('', '', ''));

        return $posted === null
            ? new FormView($form, 'u', 0, $challenges)
            : new FormView($form, 'u', 0, $challenges, new Outcome('validation_failed', 'Mend it.', []), new Posted(1, $posted));
    }
}
