<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\ContactForm\Domain\Entries;

use Closure;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\Posted;
use Gazetteer\Kernel\Fields\Domain\FormField;

/** Creates an entry from a submission. */
final class EntryWriter
{
    /**
     * @param Closure(string): string $probe Returns the MIME type of a file, detected from its content; '' if
     *         unknown.
     */
    public function __construct(private readonly Closure $probe)
    {
    }

    public function write(Form $form, Posted $posted, EntryState $state, string $hash, string $suspicion = ''): Entry
    {
        return new Entry(
            id: 0,
            form: $form->id,
            state: $state,
            fields: self::fields($form, $posted),
            files: $state === EntryState::Spam ? [] : $this->files($form, $posted),
            email: self::email($form, $posted),
            request: $posted->request,
            hash: $hash,
            address: $posted->address,
            url: $posted->url,
            containerPost: $posted->containerPost,
            user: $posted->user,
            time: $posted->time,
            suspicion: $suspicion,
        );
    }

    /** Hash of the content without quiz and captcha answers: 32 hexadecimal digits. */
    public static function hash(Form $form, Posted $posted): string
    {
        $content = [$form->id];
        foreach (self::fields($form, $posted) as $field) {
            $content[] = [$field['name'], $field['values']];
        }
        foreach ($posted->files as $name => $files) {
            foreach ($files as $file) {
                $content[] = [$name, $file->name, $file->bytes];
            }
        }

        return substr(hash('sha256', (string) json_encode($content, JSON_INVALID_UTF8_SUBSTITUTE)), 0, 32);
    }

    /** @return list<array{name: string, label: string, values: list<string>}> */
    private static function fields(Form $form, Posted $posted): array
    {
        $fields = [];
        foreach ($form->fields as $field) {
            if ($field->name === '' || !$field->type->isStored()) {
                continue;
            }
            $values = $posted->values($field->name);
            if ($posted->freeText($field) !== '') {
                $values = [...array_slice($values, 0, -1), end($values) . ' ' . $posted->freeText($field)];
            }
            $fields[] = ['name' => $field->name, 'label' => FormField::plain($field->label), 'values' => $field->type->texts($field, $values)];
        }

        return $fields;
    }

    /** @return list<array{field: string, name: string, path: string, type: string, bytes: int}> */
    private function files(Form $form, Posted $posted): array
    {
        $kept = [];
        foreach ($form->fields as $field) {
            foreach ($field->type->takesFiles() ? $posted->files[$field->name] ?? [] : [] as $file) {
                $kept[] = [
                    'field' => $field->name,
                    'name' => $file->name,
                    'path' => $file->path,
                    'type' => ($this->probe)($file->path),
                    'bytes' => $file->bytes,
                ];
            }
        }

        return $kept;
    }

    /** The visitor's email address: the value of the first email field that is filled in. */
    public static function email(Form $form, Posted $posted): string
    {
        foreach ($form->fields as $field) {
            $given = $field->type->isEmailAddress() ? $posted->values($field->name) : [];
            if ($given !== []) {
                return $given[0];
            }
        }

        return '';
    }
}
