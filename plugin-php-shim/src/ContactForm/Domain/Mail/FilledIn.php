<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain\Mail;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Form;
use Gazetteer\Kernel\Mail\Domain\AttachmentName;
use Gazetteer\Kernel\Mail\Domain\MailText;

/** The submitted values as text for mails: one text for each field's placeholder, and a list of all fields. */
final class FilledIn
{
    /**
     * @param array<string, array{label: string, text: string}> $answers By field name.
     * @param array<string, true> $unlisted The names of fields that the list of all fields omits, because only scripts
     *     need them.
     */
    private function __construct(private readonly array $answers, private readonly array $unlisted)
    {
    }

    /** @param string $gone Text for a file whose content is deleted; `%s` is its name. */
    public static function of(Form $form, Entry $entry, string $gone): self
    {
        $answers = $unlisted = [];
        // The placeholder of an empty field becomes empty; the placeholder of an unknown field stays unchanged.
        foreach ($form->fields as $field) {
            if ($field->name !== '') {
                $answers[$field->name] = ['label' => $field->label, 'text' => ''];
            }
            if (!$field->inMail) {
                $unlisted[$field->name] = true;
            }
        }
        foreach ($entry->fields as ['name' => $name, 'label' => $label, 'values' => $values]) {
            $answers[$name] = ['label' => $label, 'text' => implode(', ', array_filter($values, self::isFilled(...)))];
        }
        foreach ($entry->files as $file) {
            $known = $answers[$file['field']] ?? ['label' => $file['field'], 'text' => ''];
            $name = $file['path'] === '' ? sprintf($gone, AttachmentName::clean($file['name'])) : AttachmentName::clean($file['name']);
            $answers[$file['field']] = ['text' => $known['text'] === '' ? $name : "{$known['text']}, {$name}"] + $known;
        }

        return new self($answers, $unlisted);
    }

    /** @return array<string, string> By field name. */
    public function textsByField(): array
    {
        return array_map(static fn (array $answer): string => $answer['text'], $this->answers);
    }

    public function asText(): string
    {
        $blocks = [];
        foreach ($this->filled() as [$label, $text]) {
            $blocks[] = str_contains($text, "\n") ? "{$label}:\n{$text}" : "{$label}: {$text}";
        }

        return implode("\n", $blocks);
    }

    public function asHtml(): string
    {
        $rows = '';
        foreach ($this->filled() as [$label, $text]) {
            $rows .= '<tr><th align="left" valign="top" style="padding:6px 16px 6px 0">' . MailText::escape($label)
                . '</th><td valign="top" style="padding:6px 0">' . MailText::escape($text) . '</td></tr>';
        }

        return $rows === '' ? '' : "<table role=\"presentation\" cellspacing=\"0\">{$rows}</table>";
    }

    /** @return list<array{string, string}> Label and text of each field that is not empty. */
    private function filled(): array
    {
        $filled = [];
        foreach ($this->answers as $name => $answer) {
            if ($answer['text'] !== '' && !isset($this->unlisted[$name])) {
                $filled[] = [$answer['label'] === '' ? (string) $name : $answer['label'], $answer['text']];
            }
        }

        return $filled;
    }

    private static function isFilled(string $value): bool
    {
        return $value !== '';
    }
}
