<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form\Fields;

use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Submission\Form\FormErrors;

/** Renders the fields of the listing form: label, hint, control with its value, and error message. */
final class FieldDrawer
{
    private const PICTURES = 'image/jpeg,image/png,image/gif,image/webp';
    private const LONGEST_LINE = 20_000;
    private const LONGEST_TEXT = 400_000;

    /** @param list<string> $required Names of fields. */
    public function __construct(private readonly Input $values, public readonly FormErrors $errors, private readonly array $required)
    {
    }

    /** @param array<string, string|int|bool|null> $more */
    public function line(string $name, string $id, string $label, string $hint = '', array $more = []): string
    {
        $control = Tag::of('input', $this->common($name, $id, $hint, $more) + ['type' => 'text', 'value' => $this->typed($name)]);

        return $this->group($name, $id, $label, $hint, $control);
    }

    /** @param array<string, string|int|bool|null> $more */
    public function area(string $name, string $id, string $label, string $hint = '', array $more = []): string
    {
        $control = Tag::of('textarea', $this->common($name, $id, $hint, $more), Tag::verbatim($this->values->html($name, self::LONGEST_TEXT)));

        return $this->group($name, $id, $label, $hint, $control);
    }

    /** @param array<string, string|int|bool|null> $more */
    public function choice(string $name, string $id, string $label, string $options, string $hint = '', array $more = []): string
    {
        $list = in_array($name, ['category', 'location'], true) ? "{$name}[]" : $name;

        return $this->group($name, $id, $label, $hint, Tag::of('select', ['name' => $list] + $this->common($name, $id, $hint, $more), $options));
    }

    /**
     * @param bool $isNeeded Whether a required field still needs a file; false if a stored picture exists.
     * @param array<string, string|int|bool|null> $more
     */
    public function files(string $name, string $id, bool $isNeeded, array $more): string
    {
        $common = $this->common($name, $id, '', $more);

        return Tag::of('input', [
            'type' => 'file',
            'name' => "{$name}[]",
            'accept' => self::PICTURES,
            'required' => $isNeeded && $this->isRequired($name),
        ] + $common);
    }

    /** Wraps a rendered control with its label, hint and message. */
    public function group(string $name, string $id, string $label, string $hint, string $control): string
    {
        return Tag::of(
            'div',
            ['class' => $this->errors->at($name) === '' ? 'form-group gz-group' : 'form-group gz-group gz-group-wrong'],
            Tag::of('label', ['for' => $id, 'class' => 'gz-label'], Tag::text($label) . $this->mark($name))
                . $this->hint($id, $hint) . $control . $this->message($name, $id),
        );
    }

    public function hint(string $id, string $hint): string
    {
        return $hint === '' ? '' : Tag::of('p', ['class' => 'gz-hint', 'id' => "{$id}-hint"], Tag::text($hint));
    }

    public function message(string $name, string $id): string
    {
        $message = $this->errors->at($name);

        return $message === '' ? '' : Tag::of('p', ['class' => 'gz-wrong', 'id' => "{$id}-error"], Tag::text($message));
    }

    public function mark(string $name): string
    {
        return $this->isRequired($name) ? ' <span class="gz-required" aria-hidden="true">*</span>' : '';
    }

    public function isRequired(string $name): bool
    {
        return in_array($name, $this->required, true);
    }

    public function typed(string $name): string
    {
        return $this->values->text($name, self::LONGEST_LINE);
    }

    public function described(string $name, string $id, bool $hasHint): ?string
    {
        $ids = array_filter([$hasHint ? "{$id}-hint" : '', $this->errors->at($name) === '' ? '' : "{$id}-error"]);

        return $ids === [] ? null : implode(' ', $ids);
    }

    /**
     * @param array<string, string|int|bool|null> $more
     * @return array<string, string|int|bool|null|list<string>>
     */
    public function common(string $name, string $id, string $hint, array $more): array
    {
        $isWrong = $this->errors->at($name) !== '';
        $classes = array_filter([
            'form-control gz-control',
            $this->isRequired($name) ? 'lp-required-field' : '',
            $isWrong ? 'error-msg' : '',
            (string) ($more['class'] ?? ''),
        ]);

        return ['class' => implode(' ', $classes)] + $more + [
            'id' => $id,
            'name' => $name,
            'required' => $this->isRequired($name),
            'aria-invalid' => $isWrong ? 'true' : null,
            'aria-describedby' => $this->described($name, $id, $hint !== ''),
        ];
    }
}
