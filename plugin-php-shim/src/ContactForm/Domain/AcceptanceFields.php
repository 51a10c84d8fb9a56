<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

use Gazetteer\ContactForm\Domain\Submission\Posted;

/** Boxes by which a visitor agrees to something. */
final class AcceptanceFields
{
    public static function isGiven(FormField $field, Posted $posted): bool
    {
        return $field->optional || ($posted->values($field->name) !== []) !== $field->invert;
    }

    /** @return list<FormField> What the form may not be sent without. */
    public static function missing(Form $form, Posted $posted): array
    {
        return array_values(array_filter(
            $form->fields,
            static fn (FormField $field): bool => $field->type === FieldType::Acceptance && !self::isGiven($field, $posted),
        ));
    }
}
