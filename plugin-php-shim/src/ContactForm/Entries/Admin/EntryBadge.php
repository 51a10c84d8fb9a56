<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;

/** An entry's state with a short explanation, as escaped HTML. */
final class EntryBadge
{
    public static function html(Entry $entry): string
    {
        $badge = sprintf(
            '<span class="gazetteer-state gazetteer-state-%s">%s</span>',
            esc_attr($entry->state->value),
            esc_html($entry->isInterrupted(time()) ? __('Interrupted', 'gazetteer') : EntryWords::state($entry->state)),
        );
        $more = match (true) {
            $entry->isInterrupted(time()) => __('Next retry within an hour', 'gazetteer'),
            $entry->state === EntryState::Waiting => $entry->nextTry > time()
                /* translators: %s: a span such as “5 minutes”. */
                ? sprintf(__('Next retry in %s', 'gazetteer'), human_time_diff(time(), $entry->nextTry))
                : __('Next retry soon', 'gazetteer'),
            $entry->state === EntryState::Spam => EntryWords::suspicion($entry->suspicion),
            default => '',
        };

        return $badge . ($more === '' ? '' : '<br><span class="description">' . esc_html($more) . '</span>');
    }
}
