<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\ContactForm\Domain\Rules\Length;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Html\Tag;

/** A character counter that counts up, or down from the maximum length. */
final class Counter
{
    public static function of(FormField $field, string $value): string
    {
        // Counting down requires a maximum length.
        $isDown = $field->counter === 'down' && $field->maxlength > 0;
        $count = Length::units(trim($value));
        $shown = (string) ($isDown ? $field->maxlength - $count : $count);
        $number = Tag::of('span', [
            'class' => ['wpcf7-character-count', $isDown ? 'down' : 'up'],
            'data-target-name' => $field->name,
            'data-starting-value' => $isDown ? $field->maxlength : 0,
            'data-current-value' => $shown,
            'data-maximum-value' => $field->maxlength ?: null,
            'data-minimum-value' => $field->minlength ?: null,
        ], $shown);

        return Tag::of('span', ['class' => 'gz-counter'], sprintf(Tag::text(self::words($isDown, $field->maxlength)), $number, $field->maxlength));
    }

    private static function words(bool $isDown, int $most): string
    {
        if ($isDown) {
            /* translators: %1$s: a number that changes while the visitor types. */
            return __('%1$s characters left', 'gazetteer');
        }

        return $most > 0
            /* translators: %1$s: a number that changes while the visitor types, %2$d: the maximum number of characters. */
            ? __('%1$s of %2$d characters', 'gazetteer')
            /* translators: %1$s: a number that changes while the visitor types. */
            : __('%1$s characters', 'gazetteer');
    }
}
