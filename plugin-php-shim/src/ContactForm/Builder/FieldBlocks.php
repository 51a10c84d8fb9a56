<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

use Gazetteer\ContactForm\ContactFormModule;
use Gazetteer\ContactForm\Rendering\FieldView;
use Gazetteer\ContactForm\Rendering\FormView;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Kernel\Fields\FieldTypes;

/** Registers the form fields as blocks. Outside a form, they render nothing. */
final class FieldBlocks
{
    private const SUPPORTS = ['html' => false, 'reusable' => false, 'anchor' => true, 'customClassName' => true];

    private bool $registered = false;
    private ?FormView $view = null;

    public function registerForEditor(): void
    {
        if (ContactFormModule::areFormsOurs()) {
            $this->register();
        }
    }

    private function register(): void
    {
        if ($this->registered) {
            return;
        }
        $this->registered = true;
        foreach (FieldTypes::slugsInForms() as $slug) {
            $type = FieldTypes::inForms($slug);
            register_block_type(FieldReader::BLOCK . $slug, [
                'api_version' => 3,
                'category' => FormEditing::CATEGORY,
                'textdomain' => 'gazetteer',
                'attributes' => FieldReader::attributes($type),
                'supports' => self::SUPPORTS,
                'render_callback' => fn (array $attributes): string => $this->draw($type, $attributes),
            ]);
        }
    }

    /** @param list<array<string, mixed>> $blocks */
    public function drawAll(FormView $view, array $blocks): string
    {
        // Prevents infinite recursion if a form contains itself.
        if ($this->view !== null) {
            return '';
        }
        $this->register();
        $this->view = $view;
        try {
            return implode('', array_map(render_block(...), $blocks));
        } finally {
            $this->view = null;
        }
    }

    /** @param array<string, mixed> $attributes */
    private function draw(RegisteredType $type, array $attributes): string
    {
        if ($this->view === null) {
            return '';
        }
        $field = FieldReader::read($type, $attributes);
        $drawn = new FieldView($field, $this->view, self::word($attributes, 'className'), self::word($attributes, 'anchor'));

        return (string) Extensions::filter('gazetteer_field_html', $type->draw($drawn), $field, $this->view->form);
    }

    /** @param array<string, mixed> $attributes */
    private static function word(array $attributes, string $name): string
    {
        return is_string($attributes[$name] ?? null) ? $attributes[$name] : '';
    }
}
