<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Closure;
use Gazetteer\ContactForm\Domain\Rules\Groups;
use Gazetteer\ContactForm\Domain\Rules\Length;
use Gazetteer\ContactForm\Domain\Rules\RuleField;
use Gazetteer\ContactForm\Domain\Rules\RuleTable;
use Gazetteer\ContactForm\Domain\Spam\ChallengeProvider;
use Gazetteer\ContactForm\Domain\Submission\FileCheck;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\PostedFile;
use Gazetteer\Contract\Rule;
use Gazetteer\Kernel\Fields\Domain\FormField;

/** Validates a submission and collects all errors at once, so that the visitor can correct them together. */
final class FieldChecks
{
    /**
     * @param Closure(): ChallengeProvider $challenges
     * @param Closure(string): string $probe Returns the MIME type of a file, detected from its content; '' if unknown.
     */
    public function __construct(private readonly Closure $challenges, private readonly Closure $probe)
    {
    }

    /** @return array<string, string> The first error of each field, in the order of the form. */
    public function errors(Form $form, Posted $posted): array
    {
        $errors = self::ruleErrors(SchemaWriter::rules($form), self::fields($form, $posted));
        $ordered = [];
        foreach ($form->fields as $field) {
            if ($field->name === '') {
                continue;
            }
            $own = $this->own($form, $field, $posted);
            // A value that could not be parsed is not empty, so the error "required" would be misleading.
            $error = in_array($field->name, $posted->unreadable, true)
                ? $form->message(FormMessage::Invalid)
                : $errors[$field->name] ?? $own;
            if ($error !== '') {
                $ordered[$field->name] = $error;
            }
        }

        return $ordered;
    }

    /** @return list<FormField> The required acceptance fields that are not accepted. */
    public static function unaccepted(Form $form, Posted $posted): array
    {
        return array_values(array_filter(
            $form->fields,
            static fn (FormField $field): bool => $field->type->isConsent() && !self::isAccepted($field, $posted),
        ));
    }

    /** Returns an error that the schema's rules cannot detect, such as a wrong captcha answer; '' if there is none. */
    private function own(Form $form, FormField $field, Posted $posted): string
    {
        $type = $field->type;
        $message = match (true) {
            $type->wrongAnswer() !== '' => $this->puzzleError($form, $field, $posted),
            $type->isConsent() => !$form->acceptanceAsValidation || self::isAccepted($field, $posted) ? null : FormMessage::RequiredAcceptance,
            $type->takesFiles() => isset($posted->files[$field->name]) ? (new FileCheck($this->probe))->error($field, $posted) : null,
            default => self::freeTextError($field, $posted),
        };
        if ($message !== null) {
            return $form->message($message);
        }
        $error = $type->error($field, $posted->values($field->name));

        return $error['error'] ?? (isset($error['message']) ? $form->message(FormMessage::from($error['message'])) : '');
    }

    private static function isAccepted(FormField $field, Posted $posted): bool
    {
        return $field->optional || ($posted->values($field->name) !== []) !== $field->invert;
    }

    private function puzzleError(Form $form, FormField $field, Posted $posted): ?FormMessage
    {
        if (($this->challenges)()->isSolved($form, $field, $posted)) {
            return null;
        }

        return $posted->values($field->name) === [] ? FormMessage::Required : FormMessage::from($field->type->wrongAnswer());
    }

    /** Checks the length of the free text next to a choice, because no rule of the schema does. */
    private static function freeTextError(FormField $field, Posted $posted): ?FormMessage
    {
        return Length::units($posted->freeText($field)) > FormField::LONGEST_LINE ? FormMessage::TooLong : null;
    }

    /**
     * Returns the error of the first rule that each invalid field violates.
     *
     * @param list<array<array-key, mixed>> $rules
     * @param array<string, RuleField> $fields By field name, without a trailing `[]`.
     * @return array<string, string>
     */
    private static function ruleErrors(array $rules, array $fields): array
    {
        $errors = [];
        $empty = new RuleField([]);
        foreach (array_merge(...array_map(self::unfold(...), $rules)) as $rule) {
            ['field' => $name, 'error' => $error] = $rule + ['field' => null, 'error' => null];
            if (!is_string($name) || !is_string($error) || isset($errors[$name])) {
                continue;
            }
            if (RuleTable::verdict($fields[$name] ?? $empty, $rule, $fields) === false) {
                $errors[$name] = $error;
            }
        }

        return $errors;
    }

    /**
     * Replaces an `all` rule without an error message with the rules in it, because each of these rules has a message.
     *
     * @param array<array-key, mixed> $rule
     * @return list<array<array-key, mixed>>
     */
    private static function unfold(array $rule): array
    {
        if (($rule['rule'] ?? null) !== Rule::All->value || isset($rule['error'])) {
            return [$rule];
        }
        $members = array_map(static fn (array $member): array => $member + ['field' => $rule['field'] ?? null], Groups::members($rule));

        return array_merge(...array_map(self::unfold(...), $members));
    }

    /** @return array<string, RuleField> By field name. */
    private static function fields(Form $form, Posted $posted): array
    {
        $fields = [];
        foreach ($form->fields as $field) {
            $files = array_map(
                static fn (PostedFile $file): array => ['name' => $file->name, 'size' => $file->bytes],
                $posted->files[$field->name] ?? [],
            );
            $fields[$field->name] = new RuleField($posted->values($field->name), $files);
        }

        return $fields;
    }
}
