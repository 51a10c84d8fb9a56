<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Gazetteer\Contract\Rule;

/** The validation rules of one field. The first rule that fails determines the error message. */
final class FieldRules
{
    public function __construct(private readonly Form $form, private readonly FormField $field)
    {
    }

    /**
     * @return list<array<string, mixed>> Empty for quizzes, captchas and acceptance fields, which `FieldChecks`
     *     validates.
     */
    public function rules(): array
    {
        $asked = match ($this->field->type) {
            FieldType::Text, FieldType::Textarea => $this->lengths(),
            FieldType::Email => [$this->rule(Rule::Email, FormMessage::Email), ...$this->lengths()],
            FieldType::Url => [$this->rule(Rule::Url, FormMessage::Url), ...$this->lengths()],
            FieldType::Tel => [$this->rule(Rule::Tel, FormMessage::Tel), ...$this->lengths()],
            FieldType::Number, FieldType::Range => $this->numbers(),
            FieldType::Date => $this->dates(),
            FieldType::Time => [$this->rule(Rule::Time, FormMessage::Time)],
            FieldType::Radios => $this->most(1, FormMessage::TooManyChosen),
            FieldType::Checkboxes => $this->field->exclusive ? $this->most(1, FormMessage::TooManyChosen) : [],
            FieldType::Select => $this->field->multiple ? [] : $this->most(1, FormMessage::TooManyChosen),
            FieldType::File => $this->files(),
            // Visitors cannot correct a hidden field, so only limit its length.
            FieldType::Hidden => [$this->rule(Rule::Maxlength, FormMessage::TooLong, ['threshold' => (string) FormField::LONGEST_AREA])],
            default => null,
        };

        return $asked === null ? [] : [...$this->presence(), ...$asked];
    }

    /** @return list<array<string, mixed>> Empty if visitors may enter an option of their own. */
    public function choices(): array
    {
        $isChoice = in_array($this->field->type, [FieldType::Select, FieldType::Checkboxes, FieldType::Radios], true);

        return $isChoice && !$this->field->freeText ? [$this->rule(Rule::Enum, FormMessage::Choice, ['accept' => $this->field->options])] : [];
    }

    /** @return list<array<string, mixed>> Radio buttons always need a selection. */
    private function presence(): array
    {
        return match (true) {
            $this->field->type === FieldType::Radios => [$this->rule(Rule::Required, FormMessage::Required)],
            !$this->field->required, $this->field->type === FieldType::Hidden => [],
            $this->field->type === FieldType::File => [$this->rule(Rule::Requiredfile, FormMessage::RequiredFile)],
            default => [$this->rule(Rule::Required, FormMessage::Required)],
        };
    }

    /** @return list<array<string, mixed>> */
    private function lengths(): array
    {
        return [
            ...$this->bound((string) ($this->field->minlength ?: ''), Rule::Minlength, FormMessage::TooShort),
            ...$this->bound((string) $this->field->longest(), Rule::Maxlength, FormMessage::TooLong),
        ];
    }

    /** @return list<array<string, mixed>> */
    private function numbers(): array
    {
        return [
            $this->rule(Rule::Number, FormMessage::Number),
            ...$this->bound($this->field->min, Rule::Minnumber, FormMessage::TooSmall),
            ...$this->bound($this->field->max, Rule::Maxnumber, FormMessage::TooLarge),
            ...$this->steps(),
        ];
    }

    /** @return list<array<string, mixed>> The step base is the same as in browsers. */
    private function steps(): array
    {
        $base = array_values(array_filter([$this->field->min, $this->field->default, '0'], is_numeric(...)))[0];

        return is_numeric($this->field->step) && $this->field->step > 0
            ? [$this->rule(Rule::Stepnumber, FormMessage::Step, ['base' => $base, 'interval' => $this->field->step])]
            : [];
    }

    /** @return list<array<string, mixed>> */
    private function dates(): array
    {
        return [
            $this->rule(Rule::Date, FormMessage::Date),
            ...$this->bound($this->field->min, Rule::Mindate, FormMessage::TooEarly),
            ...$this->bound($this->field->max, Rule::Maxdate, FormMessage::TooLate),
        ];
    }

    /** @return list<array<string, mixed>> */
    private function files(): array
    {
        $accept = array_map(static fn (string $extension): string => ".{$extension}", AcceptedFiles::of($this->field));

        return [
            $this->rule(Rule::File, FormMessage::FileType, ['accept' => $accept]),
            ...$this->bound((string) AcceptedFiles::bytes($this->field), Rule::Maxfilesize, FormMessage::FileTooLarge),
            ...($this->field->maxFiles > 1 ? $this->most($this->field->maxFiles, FormMessage::TooManyFiles) : []),
        ];
    }

    /** @return list<array<string, mixed>> */
    private function most(int $count, FormMessage $message): array
    {
        return $this->bound((string) $count, Rule::Maxitems, $message);
    }

    /** @return list<array<string, mixed>> The format requires thresholds as strings; an empty one means no limit. */
    private function bound(string $threshold, Rule $rule, FormMessage $message): array
    {
        return $threshold === '' ? [] : [$this->rule($rule, $message, ['threshold' => $threshold])];
    }

    /**
     * @param array<string, mixed> $more
     * @return array<string, mixed>
     */
    private function rule(Rule $rule, FormMessage $message, array $more = []): array
    {
        return ['rule' => $rule->value, 'field' => $this->field->name, 'error' => $this->form->message($message)] + $more;
    }
}
