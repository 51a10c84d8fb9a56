<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries;

use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Domain\Entries\SearchText;

/** Which entries somebody wants to see. */
final class EntryQuery
{
    public function __construct(
        public readonly int $form = 0,
        public readonly ?EntryState $state = null,
        public readonly string $search = '',
    ) {
    }

    /** Read from the address of an admin screen: nothing is done with it but looking. */
    public static function fromRequest(): self
    {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended
        $text = static fn (string $key): string => sanitize_text_field(wp_unslash(is_string($_GET[$key] ?? null) ? $_GET[$key] : ''));

        return new self(absint($text('form')), EntryState::tryFrom($text('state')), $text('s'));
        // phpcs:enable
    }

    /** @return array<string, int|string> As the address of a screen carries it. */
    public function arguments(): array
    {
        return array_filter(['form' => $this->form, 'state' => $this->state?->value ?? '', 's' => $this->search]);
    }

    /** @return array{string, list<int|string>} The condition and its values. */
    public function where(bool $withState = true): array
    {
        // What a form does not keep has lost its content and is nobody's to see.
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
            // Spam has its own list, as everywhere in WordPress.
            $conditions[] = 'state <> %s';
            $values[] = EntryState::Spam->value;
        }
        if ($this->search !== '') {
            global $wpdb;
            $conditions[] = 'words LIKE %s';
            $values[] = '%' . $wpdb->esc_like(SearchText::encode($this->search)) . '%';
        }

        return [implode(' AND ', $conditions), $values];
    }
}
