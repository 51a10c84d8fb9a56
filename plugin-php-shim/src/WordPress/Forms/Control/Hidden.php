<?php

declare(strict_types=1);

namespace Gazetteer\WordPress\Forms\Control;

use Gazetteer\Domain\ContactForm\FormField;
use Gazetteer\Endpoint\Refusal;
use Gazetteer\WordPress\Forms\DrawnField;
use Gazetteer\WordPress\Forms\Tag;
use Gazetteer\WordPress\Request;

if (!defined('ABSPATH')) {
    exit;
}

/** A text that goes along unseen: the maker's own, or what the page was asked for under a name. */
final class Hidden implements Control
{
    /** Filters what comes from outside: the text, and the name it was looked for under. */
    public const VALUE = 'gazetteer_hidden_value';

    public function draw(DrawnField $drawn): string
    {
        return Tag::of('input', [
            'type' => 'hidden',
            'name' => $drawn->field->name,
            'class' => ['wpcf7-form-control', 'wpcf7-hidden'],
            'value' => $drawn->drawing->values($drawn->field, [self::text($drawn->field)])[0] ?? '',
        ]);
    }

    private static function text(FormField $field): string
    {
        if ($field->source === '') {
            return $field->default;
        }
        try {
            $asked = Request::input()->text($field->source, FormField::LONGEST_LINE);
        } catch (Refusal) {
            $asked = '';
        }
        $text = apply_filters(self::VALUE, $asked, $field->source);

        return is_string($text) && $text !== '' ? $text : $field->default;
    }
}
