<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules;

final class Presence
{
    public static function required(RuleField $field): bool
    {
        return $field->texts !== [] || $field->files !== [];
    }

    public static function requiredfile(RuleField $field): bool
    {
        return $field->files !== [];
    }
}
