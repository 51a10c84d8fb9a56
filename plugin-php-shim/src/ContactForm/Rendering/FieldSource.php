<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\ContactForm\Domain\FieldType;
use Gazetteer\ContactForm\Domain\FormField;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\Text;
use Gazetteer\Kernel\Request;

if (!defined('ABSPATH')) {
    exit;
}

/** What the page was asked for, under the name that a field looks for: in its address, or in the form that led to it. */
final class FieldSource
{
    /** Filters what comes from outside: the text, and the name it was looked for under. */
    public const VALUE = 'gazetteer_hidden_value';

    /** The name of the category that a plan was chosen for. */
    public const PLAN_CATEGORY = 'plan_category_name';
    /** The field that Setup gives a suggestion for its category. */
    public const CATEGORY_FIELD = 'category';

    /** Empty where there is nothing. */
    public static function text(string $source): string
    {
        if ($source === '') {
            return '';
        }
        try {
            $asked = Request::input()->text($source, FormField::LONGEST_LINE);
        } catch (Refusal) {
            $asked = '';
        }
        $text = Extensions::filter(self::VALUE, $asked, $source);

        return is_string($text) ? $text : '';
    }

    /**
     * What is chosen at first: the option that the page was asked for, else those that the form's maker chose.
     *
     * @return list<string>
     */
    public static function chosen(FieldView $drawn): array
    {
        $field = $drawn->field;
        $asked = Text::line(self::text($field->source ?: self::ofEarlierForm($field, $drawn->view->form->fields)));

        return $asked !== '' && in_array($asked, $field->options, true) ? [$asked] : $field->chosen;
    }

    /**
     * A suggestion's form that Setup made before choices had a source is known by its select for the category and its
     * hidden field for the plan's.
     *
     * @param list<FormField> $fields
     */
    private static function ofEarlierForm(FormField $field, array $fields): string
    {
        if ($field->type !== FieldType::Select || $field->name !== self::CATEGORY_FIELD || $field->multiple || $field->chosen !== []) {
            return '';
        }
        $carries = array_filter($fields, static fn (FormField $one): bool => $one->type === FieldType::Hidden && $one->source === self::PLAN_CATEGORY);

        return $carries === [] ? '' : self::PLAN_CATEGORY;
    }
}
