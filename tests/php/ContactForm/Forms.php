<?php

declare(strict_types=1);

namespace Gazetteer\Tests\ContactForm;

use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\FormMessage;
use Gazetteer\ContactForm\Domain\MailTemplate;
use Gazetteer\Kernel\Fields\Domain\FormField;
use Gazetteer\Kernel\Fields\FieldTypes;

/**
 * Creates forms for tests. The text of each message is its name, so that a case can tell which
 * message was chosen.
 */
final class Forms
{
    /** @param list<FormField> $fields */
    public static function of(array $fields, mixed ...$more): Form
    {
        $messages = array_map(static fn (FormMessage $message): string => $message->value, FormMessage::cases());

        return new Form(...$more + [
            'id' => 12,
            'title' => 'Contact',
            'locale' => 'en_US',
            'fields' => $fields,
            'messages' => array_combine($messages, $messages),
            'mail' => new MailTemplate('owner@example.com', 'Hello', '[all-fields]'),
        ]);
    }

    /** @param array<string, mixed> $form As in the shared cases. */
    public static function read(array $form): Form
    {
        $fields = array_map(
            static fn (array $field): FormField => new FormField(...['type' => FieldTypes::inForms($field['type'])] + $field),
            $form['fields'],
        );
        unset($form['fields']);

        return self::of($fields, ...$form);
    }
}
