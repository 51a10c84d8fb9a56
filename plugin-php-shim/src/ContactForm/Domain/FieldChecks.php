<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Gazetteer\ContactForm\Domain\Rules\Length;
use Gazetteer\ContactForm\Domain\Rules\RuleField;
use Gazetteer\ContactForm\Domain\Rules\Validator;
use Gazetteer\ContactForm\Domain\Spam\ChallengeProvider;
use Gazetteer\ContactForm\Domain\Submission\FileCheck;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\ContactForm\Domain\Submission\PostedFile;

/** Validates a submission and collects all errors at once, so that the visitor can correct them together. */
final class FieldChecks
{
    public function __construct(private readonly ChallengeProvider $challenges, private readonly FileCheck $files)
    {
    }

    /** @return array<string, string> The first error of each field, in the order of the form. */
    public function errors(Form $form, Posted $posted): array
    {
        $errors = Validator::errors(SchemaWriter::rules($form), self::fields($form, $posted));
        $ordered = [];
        foreach ($form->fields as $field) {
            if ($field->name === '') {
                continue;
            }
            $own = $this->own($form, $field, $posted);
            // An unreadable value is not an empty one, so "required" would be a misleading error.
            $error = in_array($field->name, $posted->unreadable, true)
                ? $form->message(FormMessage::Invalid)
                : $errors[$field->name] ?? ($own === null ? null : $form->message($own));
            if ($error !== null) {
                $ordered[$field->name] = $error;
            }
        }

        return $ordered;
    }

    private function own(Form $form, FormField $field, Posted $posted): ?FormMessage
    {
        return match ($field->type) {
            FieldType::Quiz => $this->puzzleError($form, $field, $posted, FormMessage::Quiz),
            FieldType::Captcha => $this->puzzleError($form, $field, $posted, FormMessage::Captcha),
            FieldType::Acceptance => !$form->acceptanceAsValidation || AcceptanceFields::isGiven($field, $posted) ? null : FormMessage::RequiredAcceptance,
            FieldType::Time => self::timeError($field, $posted),
            FieldType::File => $this->files->error($field, $posted),
            FieldType::Checkboxes, FieldType::Radios => self::freeTextError($field, $posted),
            default => null,
        };
    }

    private function puzzleError(Form $form, FormField $field, Posted $posted, FormMessage $wrong): ?FormMessage
    {
        if ($this->challenges->isSolved($form, $field, $posted)) {
            return null;
        }

        return $posted->values($field->name) === [] ? FormMessage::Required : $wrong;
    }

    /** No rule in the schema covers the free text of a choice, so its length is checked here. */
    private static function freeTextError(FormField $field, Posted $posted): ?FormMessage
    {
        return Length::units($posted->freeText($field)) > FormField::LONGEST_LINE ? FormMessage::TooLong : null;
    }

    /** A form's schema has no rule for the earliest and latest time, so only the server checks them. */
    private static function timeError(FormField $field, Posted $posted): ?FormMessage
    {
        [$first, $last] = [self::fullTime($field->min), self::fullTime($field->max)];
        foreach (array_filter(array_map(self::fullTime(...), $posted->values($field->name))) as $time) {
            $isEarly = $first !== '' && $time < $first;
            $isLate = $last !== '' && $time > $last;
            // An overnight range, for example 22:00 to 02:00. Browsers interpret it in the same way.
            $isOvernight = $last !== '' && $first > $last;
            if ($isOvernight ? $isEarly && $isLate : $isEarly || $isLate) {
                return $isEarly ? FormMessage::TooEarly : FormMessage::TooLate;
            }
        }

        return null;
    }

    /** With seconds, so that times compare as strings; '' for an invalid time, which the rule `time` rejects. */
    private static function fullTime(string $time): string
    {
        $time = trim($time);

        return preg_match('/^[0-9]{2}:[0-9]{2}(?::[0-9]{2})?$/D', $time) === 1 ? substr("{$time}:00", 0, 8) : '';
    }

    /** @return array<string, RuleField> */
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
