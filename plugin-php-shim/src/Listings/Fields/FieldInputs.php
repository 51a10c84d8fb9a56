<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Listings\Domain\FieldMarkup;

if (!defined('ABSPATH')) {
    exit;
}

/** Renders custom fields as form inputs with label, help text and current value. */
final class FieldInputs implements FieldMarkup
{
    public function draw(array $fields, array $values): string
    {
        $drawn = sprintf('<label class="featuresBycat">%s</label>', esc_html__('Additional information', 'gazetteer'));
        foreach ($fields as $field) {
            $drawn .= $field->type->drawInListing(new FieldInput($field, $values[$field->slug] ?? ''));
        }

        return $drawn;
    }
}
