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
        yield 'draws no captcha where no picture can be made' => static fn () => Check::same('', self::draw(new FormField(FieldTypes::inForms('captcha'), 'letters')));
        yield 'draws no quiz without a question' => static fn () => Check::same('', self::draw(new FormField(FieldTypes::inForms('quiz'), 'q')));
        yield 'leads from each error to its control, without a stop for the tabulator where nothing is seen' => static fn () => self::has(
            ['<li id="u-ve-your-name"><a href="#u-your-name" tabindex="-1">Fill &lt;it&gt; in.</a></li>', 'aria-atomic="true">Mend it.</p> <ul>'],
            Response::heard(self::view([new FormField(FieldTypes::inForms('text'), 'your-name')], new Outcome('validation_failed', 'Mend it.', ['your-name' => 'Fill <it> in.']))),
        );
        yield 'gives every element an id of its own' => static function (): void {
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
        yield 'a line has its label, its limits and what a browser may fill in' => [
            new FormField(FieldTypes::inForms('email'), 'your-email', 'Your email', true, 'Only to reply.', minlength: 6),
            [
                '<div class="gz-field gz-field-email"><label class="gz-label" for="u-your-email">Your email <span class="gz-required" aria-hidden="true">*</span></label>',
                '<p class="gz-help" id="u-your-email.help">Only to reply.</p>',
                '<span class="wpcf7-form-control-wrap" data-name="your-email"><input type="email" id="u-your-email" name="your-email" class="wpcf7-form-control wpcf7-email wpcf7-text wpcf7-validates-as-email wpcf7-validates-as-required" value="" autocomplete="email" size="40" minlength="6" maxlength="400" aria-required="true" aria-invalid="false" aria-describedby="u-your-email.help">',
            ],
        ];
        yield 'an area counts down from its limit' => [
            new FormField(FieldTypes::inForms('textarea'), 't', default: 'dé😀', maxlength: 10, counter: 'down'),
            ['maxlength="10"', '<span class="wpcf7-character-count down" data-target-name="t" data-starting-value="10" data-current-value="6" data-maximum-value="10">6</span> characters left'],
        ];
        yield 'an area without a limit can only count up' => [
            new FormField(FieldTypes::inForms('textarea'), 't', counter: 'down'),
            ['maxlength="2000"', '<span class="wpcf7-character-count up" data-target-name="t" data-starting-value="0" data-current-value="0">0</span>'],
        ];
        yield 'an area keeps a line break that comes first' => [new FormField(FieldTypes::inForms('textarea'), 't', default: "\na"), [">\n&#10;a</textarea>"]];
        yield 'a slider begins in its middle' => [new FormField(FieldTypes::inForms('range'), 'r', min: '10', max: '20'), ['value="15" min="10" max="20"', 'data-reflection-of="r" data-default="15"']];
        yield 'a select has an empty first entry and its choice' => [
            new FormField(FieldTypes::inForms('select'), 's', options: ['A & B', 'C'], chosen: ['C'], blank: 'Choose'),
            ['name="s" class="wpcf7-form-control wpcf7-select"', '<option value="">Choose</option><option value="A &amp; B">A &amp; B</option><option value="C" selected>C</option>'],
        ];
        yield 'a select of several is a list' => [new FormField(FieldTypes::inForms('select'), 's', options: ['A', 'B'], multiple: true), ['name="s[]"', ' multiple size="2"']];
        yield 'checkboxes are a group, and the last may open a line' => [
            new FormField(FieldTypes::inForms('checkboxes'), 'c', 'Tick', options: ['A', 'Other'], chosen: ['A'], freeText: true),
            [
                '<fieldset class="gz-field gz-field-checkboxes"><legend class="gz-label">Tick</legend>',
                '<span class="wpcf7-list-item first"><label class="gz-choice"><input type="checkbox" id="u-c" name="c[]" value="A" checked><span class="wpcf7-list-item-label">A</span></label></span>',
                '<span class="wpcf7-list-item last has-free-text">',
                '</label> <input type="text" name="_wpcf7_free_text_c" class="wpcf7-free-text"',
            ],
        ];
        yield 'exclusive checkboxes send one value' => [new FormField(FieldTypes::inForms('checkboxes'), 'c', options: ['A'], exclusive: true), ['wpcf7-checkbox wpcf7-exclusive-checkbox"', 'name="c" value="A"']];
        yield 'radio buttons say that one is to be chosen' => [
            new FormField(FieldTypes::inForms('radios'), 'r', 'One', true, options: ['A', 'B']),
            ['role="radiogroup" aria-required="true"', '<input type="radio" id="u-r" name="r" value="A">', 'wpcf7-form-control wpcf7-radio wpcf7-validates-as-required'],
        ];
        yield 'an acceptance has its statement, with its link' => [
            new FormField(FieldTypes::inForms('acceptance'), 'ok', content: 'I <a href="/t">agree</a>', invert: true, optional: true),
            ['<span class="wpcf7-form-control wpcf7-acceptance invert optional"><span class="wpcf7-list-item"><label class="gz-choice"><input type="checkbox" id="u-ok" name="ok" value="1" aria-invalid="false">', 'I <a href="/t">agree</a>'],
        ];
        yield 'a quiz asks its question and carries the hash of the answer' => [
            new FormField(FieldTypes::inForms('quiz'), 'q', questions: [['question' => '1+1?', 'answer' => '2']]),
            ['<label><span class="wpcf7-quiz-label">1+1?</span> <input type="text" id="u-q" name="q"', '<input type="hidden" name="_wpcf7_quiz_answer_q" value="hash">'],
        ];
        yield 'several files are a list, and say what they may be' => [
            new FormField(FieldTypes::inForms('file'), 'f', accept: ['pdf', 'png'], maxKilobytes: 1536, maxFiles: 2),
            ['name="f[]"', 'accept=".pdf,.png" multiple', 'id="u-f.limits">PDF, PNG, up to 1.5 MB together, 2 files at most', 'aria-describedby="u-f.limits"'],
        ];
        yield 'a file of no named kind says the usual ones' => [
            new FormField(FieldTypes::inForms('file'), 'f'),
            ['accept=".jpg,.jpeg,', 'Pictures, documents, sound, film or ZIP archives, up to 8 MB'],
        ];
        yield 'a file of a refused kind is not asked for' => [new FormField(FieldTypes::inForms('file'), 'f', accept: ['pdf', 'php']), ['accept=".pdf"', '>PDF, up to 8 MB']];
        yield 'a hidden field has no place of its own' => [new FormField(FieldTypes::inForms('hidden'), 'h', default: 'x'), ['<input type="hidden" name="h" class="wpcf7-form-control wpcf7-hidden" value="x">']];
        yield 'a button says what it does' => [new FormField(FieldTypes::inForms('submit'), content: 'Go'), ['<input type="submit" class="wpcf7-form-control wpcf7-submit has-spinner wp-element-button" value="Go">']];
    }

    /** @return iterable<string, array{FormField, list<string>, Outcome, array<string, list<string>>}> */
    private function answered(): iterable
    {
        $refused = new Outcome('validation_failed', 'Mend it.', ['a' => 'No.']);
        yield 'a refused line keeps what was typed, and says what is wrong' => [
            new FormField(FieldTypes::inForms('text'), 'a'),
            ['value="&quot;x"', 'wpcf7-text wpcf7-not-valid"', 'aria-invalid="true" aria-describedby="u-ve-a"', '><span class="wpcf7-not-valid-tip" aria-hidden="true">No.</span></span>'],
            $refused,
            ['a' => ['"x']],
        ];
        yield 'what was ticked stays ticked, and what was not does not' => [
            new FormField(FieldTypes::inForms('checkboxes'), 'a', options: ['A', 'B'], chosen: ['A']),
            ['value="A"><span', 'value="B" checked', 'wpcf7-not-valid" aria-describedby="u-ve-a"'],
            $refused,
            ['a' => ['B']],
        ];
        yield 'a form that was sent is empty again' => [new FormField(FieldTypes::inForms('text'), 'a'), ['value=""', 'aria-invalid="false"'], new Outcome('mail_sent', 'Thanks.'), ['a' => ['x']]];
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
