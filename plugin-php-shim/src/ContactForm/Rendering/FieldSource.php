<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Rendering;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Http\Text;
use Gazetteer\Kernel\Request;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads the request parameter that prefills a field, from the URL or from a form that was posted to the page. */
final class FieldSource
{
    /** Filter for the value of a parameter. The second argument is the name of the parameter. */
    public const VALUE = 'gazetteer_hidden_value';

    /** The parameter with the name of the category for which a plan was chosen. */
    public const PLAN_CATEGORY = 'plan_category_name';
    /** The name of the category field in the suggestion form that the setup creates. */
    public const CATEGORY_FIELD = 'category';

    /** Returns '' if there is no value. */
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
     * The options selected by default: the option from the request, otherwise the options that are selected in the
     * editor.
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
     * Returns the source for the category field of older suggestion forms, which store no source. Such a form has a
     * select named `category` and a hidden field for the plan's category.
     *
     * @param list<FormField> $fields
     */
    private static function ofEarlierForm(FormField $field, array $fields): string
    {
        if ($field->type->slug !== 'select' || $field->name !== self::CATEGORY_FIELD || $field->multiple || $field->chosen !== []) {
            return '';
        }
        $carries = array_filter($fields, static fn (FormField $one): bool => !$one->type->isVisible() && $one->source === self::PLAN_CATEGORY);

        return $carries === [] ? '' : self::PLAN_CATEGORY;
    }
}
