<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Rules\Format;

use Gazetteer\ContactForm\Domain\Rules\Length;
use Gazetteer\ContactForm\Domain\Rules\RuleField;
use Gazetteer\Contract\Limit;

final class Email
{
    private const LOCAL = '/^[a-z0-9.!#$%&\'*+\/=?^_`{|}~-]+$/Di';
    private const LABEL = '/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/Di';

    public static function holds(RuleField $field): bool
    {
        return $field->eachMatched(self::isAddress(...));
    }

    private static function isAddress(string $text): bool
    {
        $parts = explode('@', $text);
        if (Length::units($text) < Limit::EMAIL_MIN_LENGTH || count($parts) !== 2) {
            return false;
        }
        [$local, $domain] = $parts;
        $labels = explode('.', $domain);
        foreach ($labels as $label) {
            if (preg_match(self::LABEL, $label) !== 1) {
                return false;
            }
        }

        return count($labels) > 1 && preg_match(self::LOCAL, $local) === 1;
    }
}
