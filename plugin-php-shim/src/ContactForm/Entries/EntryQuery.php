<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;

/** Filters of the entry list: form, state and search text. */
final class EntryQuery
{
    public function __construct(
        public readonly int $form = 0,
        public readonly ?EntryState $state = null,
        public readonly string $search = '',
    ) {
    }

    /** Reads the filters from the URL of an admin screen. Reading needs no nonce. */
    public static function fromRequest(): self
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended
        $text = static fn (string $key): string => sanitize_text_field(wp_unslash(is_string($_GET[$key] ?? null) ? $_GET[$key] : ''));

        return new self(absint($text('form')), EntryState::tryFrom($text('state')), $text('s'));
        // phpcs:enable
    }

    /** @return array<string, int|string> The filters as query parameters. */
    public function arguments(): array
    {
        return array_filter(['form' => $this->form, 'state' => $this->state?->value ?? '', 's' => $this->search]);
    }

    /** @return array{string, list<int|string>} The SQL condition and its values. */
    public function where(bool $withState = true): array
    {
        // If a form does not keep entries, their rows have no content. Do not show these rows.
        $conditions = ["content <> ''"];
        $values = [];
        if ($this->form > 0) {
            $conditions[] = 'form = %d';
            $values[] = $this->form;
        }
        if ($withState && $this->state !== null) {
            $conditions[] = 'state = %s';
            $values[] = $this->state->value;
        } elseif ($withState) {
            // Spam has its own view, as for comments in WordPress.
            $conditions[] = 'state <> %s';
            $values[] = EntryState::Spam->value;
        }
        if ($this->search !== '') {
            global $wpdb;
            $conditions[] = 'words LIKE %s';
            $values[] = '%' . $wpdb->esc_like(Entry::searchable($this->search)) . '%';
        }

        return [implode(' AND ', $conditions), $values];
    }
}
