<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules\Format;

use Gazetteer\ContactForm\Domain\Rules\RuleField;

final class Tel
{
    public static function holds(RuleField $field): bool
    {
        return $field->eachMatched(static function (string $text): bool {
            $dialled = (string) preg_replace('~[()/.*#' . RuleField::BLANKS . '-]+~u', '', $text);

            return preg_match('/^\+?[0-9]+$/D', $dialled) === 1;
        });
    }
}
