<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Form\Fields;

use Gazetteer\Contract\Field;
use Gazetteer\Kernel\Html\Tag;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\FeatureChoice;
use Gazetteer\Listings\Domain\FeatureRepository;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldMarkup;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Submission\Form\FormErrors;
use WP_HTML_Tag_Processor;

/** Renders the features and custom fields of the listing form with their values. */
final class CategoryInputs
{
    public function __construct(
        private readonly FeatureRepository $features,
        private readonly FieldRepository $fields,
        private readonly FieldMarkup $markup,
    ) {
    }

    /** @param list<int> $categories */
    public function features(array $categories): FeatureChoice
    {
        return $this->features->ofCategories($categories);
    }

    /** @param list<int> $categories */
    public function ofCategories(array $categories, Input $values, FormErrors $errors): string
    {
        return $this->draw($categories === [] ? [] : $this->fields->ofCategories($categories), $values, $errors);
    }

    public function ofAll(Input $values, FormErrors $errors): string
    {
        return $this->draw($this->fields->everywhere(), $values, $errors);
    }

    /** @return array<string, string> Labels of the custom fields, keyed by input name. */
    public function labels(): array
    {
        $labels = [];
        foreach ($this->fields->all() as $field) {
            $labels[self::name($field)] = $field->label;
        }

        return $labels;
    }

    /** @param list<FieldDefinition> $fields */
    private function draw(array $fields, Input $values, FormErrors $errors): string
    {
        $kept = $values->inner(Field::FORM_FIELDS);
        $drawn = '';
        foreach ($fields as $field) {
            $value = $field->type->isList() ? array_values($kept->list($field->slug)) : $kept->lines($field->slug);
            $drawn .= self::marked($this->markup->draw([$field], [$field->slug => $value]), $field, $errors);
        }

        // Escape brackets, so that WordPress does not run typed text as a shortcode in the page content.
        return strtr($drawn, ['[' => '&#91;', ']' => '&#93;']);
    }

    private static function marked(string $drawn, FieldDefinition $field, FormErrors $errors): string
    {
        $message = $errors->at(self::name($field));
        if ($message === '') {
            return $drawn;
        }
        $id = "field-{$field->slug}";
        $tags = new WP_HTML_Tag_Processor($drawn);
        while ($tags->next_tag()) {
            if ($tags->get_attribute('id') === $id) {
                $tags->add_class('error-msg');
                $tags->set_attribute('aria-invalid', 'true');
                $tags->set_attribute('aria-describedby', trim("{$tags->get_attribute('aria-describedby')} {$id}-error"));
                break;
            }
        }

        return $tags->get_updated_html() . Tag::of('p', ['class' => 'gz-wrong', 'id' => "{$id}-error"], Tag::text($message));
    }

    private static function name(FieldDefinition $field): string
    {
        return Field::FORM_FIELDS . "[{$field->slug}]";
    }
}
