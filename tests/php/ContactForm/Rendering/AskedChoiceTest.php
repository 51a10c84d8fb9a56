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
            yield "chooses what the page was asked for: {$type->slug}" => static fn () => Check::same(['Cafés'], self::chosen(self::field($type, self::OF_PLAN), $cafes));
        }
        yield 'chooses it before the choice of the form’s maker' => static fn () => Check::same(['Cafés'], self::chosen(self::field(more: self::OF_PLAN + ['chosen' => ['Hotels']]), $cafes));
        yield 'chooses what has a sign that markup has another way to write' => static fn () => Check::same(
            ['Food & drink'],
            self::chosen(self::field(more: self::OF_PLAN), ['plan_category_name' => 'Food & drink']),
        );
        $others = ['nothing' => [], 'another word' => ['plan_category_name' => 'Museums'], 'a list' => ['plan_category_name' => ['Cafés']], 'too long a word' => ['plan_category_name' => str_repeat('Cafés', 500)]];
        foreach ($others as $says => $asked) {
            yield "leaves the maker’s choice where the page was asked for {$says}" => static fn () => Check::same(
                ['Hotels'],
                self::chosen(self::field(more: self::OF_PLAN + ['chosen' => ['Hotels']]), $asked),
            );
        }
        yield 'asks nothing where it has no source' => static fn () => Check::same([], self::chosen(self::field(), $cafes + ['category' => 'Cafés', '' => 'Cafés']));
        yield 'goes by what a visitor chose when something is to be mended' => static fn () => Check::same(
            ['Hotels'],
            self::chosen(self::field(more: self::OF_PLAN), $cafes, posted: ['category' => ['Hotels']]),
        );
        $plan = FieldReader::read(FieldTypes::inForms('hidden'), ['name' => 'plan-category'] + self::OF_PLAN);
        yield 'chooses the plan’s category in a form that an earlier setup made' => static fn () => Check::same(['Cafés'], self::chosen(self::field(), $cafes, [$plan]));
        yield 'leaves other selects of such a form' => static fn () => Check::same(
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
