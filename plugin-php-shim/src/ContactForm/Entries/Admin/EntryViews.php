<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\Domain\Entries\EntryState;
use Gazetteer\ContactForm\Entries\EntryQuery;

/** The links above the list, one for each state that has entries. */
final class EntryViews
{
    /**
     * @param array<string, int> $counts By state.
     * @return array<string, string>
     */
    public static function of(EntryQuery $query, array $counts): array
    {
        $spam = $counts[EntryState::Spam->value] ?? 0;
        $views = ['all' => self::link($query, null, __('All', 'gazetteer'), array_sum($counts) - $spam)];
        foreach (EntryState::cases() as $state) {
            $count = $counts[$state->value] ?? 0;
            if ($count > 0 || $state === $query->state) {
                $views[$state->value] = self::link($query, $state, EntryWords::state($state), $count);
            }
        }

        return $views;
    }

    private static function link(EntryQuery $query, ?EntryState $state, string $label, int $count): string
    {
        return sprintf(
            '<a href="%s"%s>%s <span class="count">(%s)</span></a>',
            esc_url(EntriesScreen::url(array_filter(['state' => $state?->value ?? ''] + $query->arguments()))),
            $state === $query->state ? ' class="current" aria-current="page"' : '',
            esc_html($label),
            esc_html(number_format_i18n($count)),
        );
    }
}
