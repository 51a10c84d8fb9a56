<?php

declare(strict_types=1);

// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode -- an error must be visible, and invalid UTF-8 is handled here.

namespace Gazetteer\ContactForm\Domain\Entries;

/** One stored submission, with the field labels at the time of sending. */
final class Entry
{
    /**
     * @param list<array{name: string, label: string, values: list<string>}> $fields
     * @param list<array{field: string, name: string, path: string, type: string, bytes: int, sent?: int}> $files The
     *         files in the private folder. `path` is '' if the content is deleted; `sent` is the time of the mail that
     *         contained the file.
     */
    public function __construct(
        public readonly int $id,
        public readonly int $form,
        public readonly EntryState $state,
        public readonly array $fields,
        public readonly array $files = [],
        /** The visitor's email address, used to export and erase their entries; '' if the form does not ask for one. */
        public readonly string $email = '',
        public readonly string $request = '',
        public readonly string $hash = '',
        public readonly string $address = '',
        public readonly string $url = '',
        public readonly int $containerPost = 0,
        public readonly int $user = 0,
        public readonly int $time = 0,
        public readonly int $attempts = 0,
        /** Unix time of the next attempt to send the mail; 0 if there is none. */
        public readonly int $nextTry = 0,
        /** Error message of the last attempt to send the mail. */
        public readonly string $trouble = '',
        /** The reason why the entry counts as spam. */
        public readonly string $suspicion = '',
    ) {
    }

    /** Whether the mail is probably being sent right now. */
    public function isUnderWay(int $now): bool
    {
        return $this->state === EntryState::Taken && $this->nextTry > $now;
    }

    /** Whether the request stopped while it was sending the mail, for example because the server crashed. */
    public function isInterrupted(int $now): bool
    {
        return $this->state === EntryState::Taken && $this->nextTry <= $now;
    }

    public function in(EntryState $state): self
    {
        return new self(...array_merge(get_object_vars($this), ['state' => $state]));
    }

    /** The text in which the admin's entry list searches. */
    public function searchText(): string
    {
        $texts = [$this->email];
        foreach ($this->fields as $field) {
            array_push($texts, ...$field['values']);
        }
        foreach ($this->files as $file) {
            $texts[] = $file['name'];
        }

        return self::searchable(implode(' ', $texts));
    }

    /**
     * Converts text to lower case and ASCII, so that every database compares it in the same way, independent of its
     * character set and collation.
     */
    public static function searchable(string $text): string
    {
        $spaced = trim((string) preg_replace('/\s+/', ' ', $text));
        $small = function_exists('mb_strtolower') ? mb_strtolower($spaced, 'UTF-8') : strtolower($spaced);
        $ascii = (string) json_encode($small, JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE);

        // PHP, MySQL and `LIKE` each treat backslashes as escapes, so replace them.
        return str_replace('\\', '~', substr($ascii, 1, -1));
    }
}

class_alias(Entry::class, 'Gazetteer\Api\Entry');
