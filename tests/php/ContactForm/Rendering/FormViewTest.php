<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm\Rendering;

use Closure;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\MailTemplate;
use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Spam\DrawnChallenges;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\ContactForm\Rendering\FormView;
use Gazetteer\ContactForm\Rendering\Response;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;
use Gazetteer\Tests\Check;

require_once __DIR__ . '/../../stubs/translations.php';

final class FormViewTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        foreach ($this->controls() as $says => [$field, $drawn]) {
            yield $says => static fn () => self::has($drawn, self::draw($field));
        }
        foreach ($this->answered() as $says => [$field, $drawn, $outcome, $typed]) {
            yield $says => static fn () => self::has($drawn, self::draw($field, $outcome, $typed));
        }
        yield 'a captcha is not drawn if no picture can be created' => static fn () => Check::same('', self::draw(new FormField(FieldTypes::inForms('captcha'), 'letters')));
        yield 'a quiz without a question is not drawn' => static fn () => Check::same('', self::draw(new FormField(FieldTypes::inForms('quiz'), 'q')));
        yield 'each error links to its control, without a tab stop for a hidden list' => static fn () => self::has(
            ['<li id="u-ve-your-name"><a href="#u-your-name" tabindex="-1">Fill &lt;it&gt; in.</a></li>', 'aria-atomic="true">Mend it.</p> <ul>'],
            Response::heard(self::view([new FormField(FieldTypes::inForms('text'), 'your-name')], new Outcome('validation_failed', 'Mend it.', ['your-name' => 'Fill <it> in.']))),
        );
        yield 'every element has a unique id' => static function (): void {
            $fields = [
                new FormField(FieldTypes::inForms('checkboxes'), 'a', 'A', help: 'h', options: ['1', '2', '3']),
                new FormField(FieldTypes::inForms('text'), 'a-2', 'A', help: 'h'),
                new FormField(FieldTypes::inForms('text'), 'a-help', 'A', help: 'h'),
                new FormField(FieldTypes::inForms('text'), 've-a', 'A', help: 'h'),
            ];
            $outcome = new Outcome('validation_failed', '', ['a' => 'x', 'a-2' => 'x', 've-a' => 'x']);
            $html = Response::heard(self::view($fields, $outcome));
            foreach ($fields as $field) {
                $html .= self::draw($field, $outcome);
            }
            preg_match_all('/ id="([^"]+)"/', $html, $found);
            Check::same(array_values(array_unique($found[1])), $found[1]);
        };
    }

    /** @return iterable<string, array{FormField, list<string>}> */
    private function controls(): iterable
    {
        yield 'a text input has its label, limits and autocomplete value' => [
            new FormField(FieldTypes::inForms('email'), 'your-email', 'Your email', true, 'Only to reply.', minlength: 6),
            [
                '<div class="gz-field gz-field-email"><label class="gz-label" for="u-your-email">Your email <span class="gz-required" aria-hidden="true">*</span></label>',
                '<p class="gz-help" id="u-your-email.help">Only to reply.</p>',
                '<span class="wpcf7-form-control-wrap" data-name="your-email"><input type="email" id="u-your-email" name="your-email" class="wpcf7-form-control wpcf7-email wpcf7-text wpcf7-validates-as-email wpcf7-validates-as-required" value="" autocomplete="email" size="40" minlength="6" maxlength="400" aria-required="true" aria-invalid="false" aria-describedby="u-your-email.help">',
            ],
        ];
        yield 'the counter of a textarea counts down from its limit' => [
            new FormField(FieldTypes::inForms('textarea'), 't', default: 'dé😀', maxlength: 10, counter: 'down'),
            ['maxlength="10"', '<span class="wpcf7-character-count down" data-target-name="t" data-starting-value="10" data-current-value="6" data-maximum-value="10">6</span> characters left'],
        ];
        yield 'the counter of a textarea without a limit counts up' => [
            new FormField(FieldTypes::inForms('textarea'), 't', counter: 'down'),
            ['maxlength="2000"', '<span class="wpcf7-character-count up" data-target-name="t" data-starting-value="0" data-current-value="0">0</span>'],
        ];
        yield 'a textarea keeps a line break at its start' => [new FormField(FieldTypes::inForms('textarea'), 't', default: "\na"), [">\n&#10;a</textarea>"]];
        yield 'a slider starts in the middle of its range' => [new FormField(FieldTypes::inForms('range'), 'r', min: '10', max: '20'), ['value="15" min="10" max="20"', 'data-reflection-of="r" data-default="15"']];
        yield 'a select has an empty first option and its default' => [
            new FormField(FieldTypes::inForms('select'), 's', options: ['A & B', 'C'], chosen: ['C'], blank: 'Choose'),
            ['name="s" class="wpcf7-form-control wpcf7-select"', '<option value="">Choose</option><option value="A &amp; B">A &amp; B</option><option value="C" selected>C</option>'],
        ];
        yield 'a multiple select is a list' => [new FormField(FieldTypes::inForms('select'), 's', options: ['A', 'B'], multiple: true), ['name="s[]"', ' multiple size="2"']];
        yield 'checkboxes are a group, and the last one can have a text input' => [
            new FormField(FieldTypes::inForms('checkboxes'), 'c', 'Tick', options: ['A', 'Other'], chosen: ['A'], freeText: true),
            [
                '<fieldset class="gz-field gz-field-checkboxes"><legend class="gz-label">Tick</legend>',
                '<span class="wpcf7-list-item first"><label class="gz-choice"><input type="checkbox" id="u-c" name="c[]" value="A" checked><span class="wpcf7-list-item-label">A</span></label></span>',
                '<span class="wpcf7-list-item last has-free-text">',
                '</label> <input type="text" name="_wpcf7_free_text_c" class="wpcf7-free-text"',
            ],
        ];
        yield 'exclusive checkboxes send one value' => [new FormField(FieldTypes::inForms('checkboxes'), 'c', options: ['A'], exclusive: true), ['wpcf7-checkbox wpcf7-exclusive-checkbox"', 'name="c" value="A"']];
        yield 'radio buttons announce that one must be selected' => [
            new FormField(FieldTypes::inForms('radios'), 'r', 'One', true, options: ['A', 'B']),
            ['role="radiogroup" aria-required="true"', '<input type="radio" id="u-r" name="r" value="A">', 'wpcf7-form-control wpcf7-radio wpcf7-validates-as-required'],
        ];
        yield 'a consent has its text with its link' => [
            new FormField(FieldTypes::inForms('acceptance'), 'ok', content: 'I <a href="/t">agree</a>', invert: true, optional: true),
            ['<span class="wpcf7-form-control wpcf7-acceptance invert optional"><span class="wpcf7-list-item"><label class="gz-choice"><input type="checkbox" id="u-ok" name="ok" value="1" aria-invalid="false">', 'I <a href="/t">agree</a>'],
        ];
        yield 'a quiz shows its question and contains the hash of the answer' => [
            new FormField(FieldTypes::inForms('quiz'), 'q', questions: [['question' => '1+1?', 'answer' => '2']]),
            ['<label><span class="wpcf7-quiz-label">1+1?</span> <input type="text" id="u-q" name="q"', '<input type="hidden" name="_wpcf7_quiz_answer_q" value="hash">'],
        ];
        yield 'a field for several files is a list, and names the accepted types' => [
            new FormField(FieldTypes::inForms('file'), 'f', accept: ['pdf', 'png'], maxKilobytes: 1536, maxFiles: 2),
            ['name="f[]"', 'accept=".pdf,.png" multiple', 'id="u-f.limits">PDF, PNG, up to 1.5 MB in total, at most 2 files', 'aria-describedby="u-f.limits"'],
        ];
        yield 'a file field without types names the default types' => [
            new FormField(FieldTypes::inForms('file'), 'f'),
            ['accept=".jpg,.jpeg,', 'Images, documents, audio, video or ZIP archives, up to 8 MB'],
        ];
        yield 'a file field of refused types only is not drawn' => [new FormField(FieldTypes::inForms('file'), 'f', accept: ['pdf', 'php']), ['accept=".pdf"', '>PDF, up to 8 MB']];
        yield 'a hidden field has no visible wrapper' => [new FormField(FieldTypes::inForms('hidden'), 'h', default: 'x'), ['<input type="hidden" name="h" class="wpcf7-form-control wpcf7-hidden" value="x">']];
        yield 'a button has its text' => [new FormField(FieldTypes::inForms('submit'), content: 'Go'), ['<input type="submit" class="wpcf7-form-control wpcf7-submit has-spinner wp-element-button" value="Go">']];
    }

    /** @return iterable<string, array{FormField, list<string>, Outcome, array<string, list<string>>}> */
    private function answered(): iterable
    {
        $refused = new Outcome('validation_failed', 'Mend it.', ['a' => 'No.']);
        yield 'an invalid field keeps its text and shows its error' => [
            new FormField(FieldTypes::inForms('text'), 'a'),
            ['value="&quot;x"', 'wpcf7-text wpcf7-not-valid"', 'aria-invalid="true" aria-describedby="u-ve-a"', '><span class="wpcf7-not-valid-tip" aria-hidden="true">No.</span></span>'],
            $refused,
            ['a' => ['"x']],
        ];
        yield 'ticked boxes stay ticked, and others stay unticked' => [
            new FormField(FieldTypes::inForms('checkboxes'), 'a', options: ['A', 'B'], chosen: ['A']),
            ['value="A"><span', 'value="B" checked', 'wpcf7-not-valid" aria-describedby="u-ve-a"'],
            $refused,
            ['a' => ['B']],
        ];
        yield 'a form is empty after it was sent' => [new FormField(FieldTypes::inForms('text'), 'a'), ['value=""', 'aria-invalid="false"'], new Outcome('mail_sent', 'Thanks.'), ['a' => ['x']]];
    }

    /** @param array<string, list<string>> $typed */
    private static function draw(FormField $field, ?Outcome $outcome = null, array $typed = []): string
    {
        return $field->type->draw(new FieldView($field, self::view([$field], $outcome, $typed)));
    }

    /**
     * @param list<FormField> $fields
     * @param array<string, list<string>> $typed
     */
    private static function view(array $fields, ?Outcome $outcome = null, array $typed = []): FormView
    {
        $challenges = new class implements DrawnChallenges {
            public function quiz(FormField $field): array
            {
                return [$field->questions[0]['question'], 'hash'];
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

        return new FormView($form, 'u', 0, $challenges, $outcome, $outcome === null ? null : new Posted(1, $typed));
    }

    /** @param list<string> $parts */
    private static function has(array $parts, string $html): void
    {
        foreach ($parts as $part) {
            Check::same(true, str_contains($html, $part) ?: "{$part} in {$html}");
        }
    }
}
