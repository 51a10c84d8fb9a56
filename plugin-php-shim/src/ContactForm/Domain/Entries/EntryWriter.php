<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Entries;

use Gazetteer\ContactForm\Domain\FieldType;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\ContactForm\Domain\Submission\FileProbe;
use Gazetteer\ContactForm\Domain\Submission\Posted;

/** Creates the stored entry of a submission. */
final class EntryWriter
{
    /** Quizzes and captchas are only for bots; files are stored separately. */
    private const LEFT_OUT = [FieldType::Quiz, FieldType::Captcha, FieldType::File, FieldType::Submit];

    public function __construct(private readonly FileProbe $probe)
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
            if ($field->name === '' || in_array($field->type, self::LEFT_OUT, true)) {
                continue;
            }
            $values = $posted->values($field->name);
            if ($posted->freeText($field) !== '') {
                $values = [...array_slice($values, 0, -1), end($values) . ' ' . $posted->freeText($field)];
            }
            if ($field->type === FieldType::Acceptance && $values !== []) {
                // Store the text of the terms, because it may change later.
                $values = [self::plain($field->content) ?: $values[0]];
            }
            $fields[] = ['name' => $field->name, 'label' => self::plain($field->label), 'values' => $values];
        }

        return $fields;
    }

    /** @return list<array{field: string, name: string, path: string, type: string, bytes: int}> */
    private function files(Form $form, Posted $posted): array
    {
        $kept = [];
        foreach ($form->fields as $field) {
            foreach ($field->type === FieldType::File ? $posted->files[$field->name] ?? [] : [] as $file) {
                $kept[] = [
                    'field' => $field->name,
                    'name' => $file->name,
                    'path' => $file->path,
                    'type' => $this->probe->type($file->path),
                    'bytes' => $file->bytes,
                ];
            }
        }

        return $kept;
    }

    /** The first email address in the form. */
    public static function email(Form $form, Posted $posted): string
    {
        foreach ($form->fields as $field) {
            $given = $field->type === FieldType::Email ? $posted->values($field->name) : [];
            if ($given !== []) {
                return $given[0];
            }
        }

        return '';
    }

    private static function plain(string $html): string
    {
        return trim(html_entity_decode((string) preg_replace('/<[^>]*>/', '', $html), ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }
}
