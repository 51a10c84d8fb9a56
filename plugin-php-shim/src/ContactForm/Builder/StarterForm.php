<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Builder;

/** The block template of a new form, complete enough to be published unchanged. */
final class StarterForm
{
    /** @return list<array{string, array<string, mixed>}> */
    public static function template(): array
    {
        return [
            self::field('text', ['name' => 'your-name', 'label' => __('Your name', 'gazetteer'), 'required' => true, 'autocomplete' => 'name']),
            self::field('email', ['name' => 'your-email', 'label' => __('Your email', 'gazetteer'), 'required' => true, 'autocomplete' => 'email']),
            self::field('textarea', ['name' => 'your-message', 'label' => __('Your message', 'gazetteer'), 'required' => true]),
            self::field('submit', ['content' => __('Send', 'gazetteer')]),
        ];
    }

    /**
     * @param array<string, mixed> $attributes
     * @return array{string, array<string, mixed>}
     */
    private static function field(string $type, array $attributes): array
    {
        return [FieldReader::BLOCK . $type, $attributes];
    }
}
