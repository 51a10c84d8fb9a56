<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

/** The result of an action on entries. The redirect URL carries it to the next screen, which shows it as a notice. */
final class EntryNotes
{
    private const KEY = 'gazetteer_done';

    public function __construct(
        public readonly int $sent = 0,
        public readonly int $failed = 0,
        public readonly int $later = 0,
        public readonly int $deleted = 0,
        /** Number of mails that were sent without files, because their content is deleted. */
        public readonly int $incomplete = 0,
    ) {
    }

    public static function deleted(int $deleted): self
    {
        return new self(deleted: $deleted);
    }

    /** @return array<string, string> */
    public function arguments(): array
    {
        return [self::KEY => "{$this->sent}.{$this->failed}.{$this->later}.{$this->deleted}.{$this->incomplete}"];
    }

    /** Accepts only numbers from the URL, so that a crafted link cannot inject text. */
    public static function print(): void
    {
        $said = $_GET[self::KEY] ?? ''; // phpcs:ignore WordPress.Security
        if (is_string($said) && preg_match('/^(\d{1,6})\.(\d{1,6})\.(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/D', $said, $found) === 1) {
            (new self(...array_map(intval(...), array_slice($found, 1))))->printAll();
        }
    }

    private function printAll(): void
    {
        foreach ($this->sentences() as [$type, $text]) {
            wp_admin_notice(esc_html($text), ['type' => $type, 'dismissible' => true]);
        }
    }

    /** @return list<array{string, string}> */
    private function sentences(): array
    {
        $all = [
            /* translators: %s: number of entries. */
            [$this->sent, 'success', _n('%s entry was emailed.', '%s entries were emailed.', $this->sent, 'gazetteer')],
            /* translators: %s: number of entries. */
            [$this->incomplete, 'warning', _n('%s entry was emailed without files that are no longer stored. Its history lists them.', '%s entries were emailed without files that are no longer stored. Their histories list them.', $this->incomplete, 'gazetteer')],
            /* translators: %s: number of entries. */
            [$this->failed, 'error', _n('%s entry could not be emailed. See its history for the reason.', '%s entries could not be emailed. See their histories for the reasons.', $this->failed, 'gazetteer')],
            /* translators: %s: number of entries. */
            [$this->later, 'info', _n('%s entry will be emailed in a few minutes.', '%s entries will be emailed in a few minutes.', $this->later, 'gazetteer')],
            /* translators: %s: number of entries. */
            [$this->deleted, 'success', _n('%s entry was deleted.', '%s entries were deleted.', $this->deleted, 'gazetteer')],
        ];
        $sentences = [];
        foreach ($all as [$count, $type, $text]) {
            if ($count > 0) {
                $sentences[] = [$type, sprintf($text, number_format_i18n($count))];
            }
        }

        return $sentences;
    }
}
