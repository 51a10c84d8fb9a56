<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Gazetteer\ContactForm\Domain\Submission\Posted;

/** Checkboxes by which a visitor accepts terms. */
final class AcceptanceFields
{
    public static function isGiven(FormField $field, Posted $posted): bool
    {
        return $field->optional || ($posted->values($field->name) !== []) !== $field->invert;
    }

    /** @return list<FormField> The required acceptance fields that are not accepted. */
    public static function missing(Form $form, Posted $posted): array
    {
        return array_values(array_filter(
            $form->fields,
            static fn (FormField $field): bool => $field->type === FieldType::Acceptance && !self::isGiven($field, $posted),
        ));
    }
}
