<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;

/** Admin texts for an entry. All of them are plain text; escape them on output. */
final class EntryWords
{
    private const EXCERPT = 120;

    public static function state(EntryState $state): string
    {
        return match ($state) {
            EntryState::Taken => __('Sending', 'gazetteer'),
            EntryState::Sent => __('Sent', 'gazetteer'),
            EntryState::Waiting => __('Queued', 'gazetteer'),
            EntryState::Failed => __('Not sent', 'gazetteer'),
            EntryState::Spam => __('Spam', 'gazetteer'),
        };
    }

    /** The reason why a message counts as spam. Reasons from other plugins are shown unchanged. */
    public static function suspicion(string $suspicion): string
    {
        return match ($suspicion) {
            'honeypot' => __('The hidden honeypot field was filled in.', 'gazetteer'),
            'not_drawn' => __('The message was not sent from a page with the form.', 'gazetteer'),
            'too_soon' => __('The form was sent faster than a person can type.', 'gazetteer'),
            'links' => __('The message contains many links.', 'gazetteer'),
            'akismet' => __('Akismet classified the message as spam.', 'gazetteer'),
            default => $suspicion,
        };
    }

    /** The size and state of a file, shown next to its name. */
    public static function file(int $bytes, int $sent, bool $isKept): string
    {
        $words = [(string) size_format($bytes)];
        if ($sent > 0) {
            /* translators: %s: date and time. */
            $words[] = sprintf(__('Emailed on %s', 'gazetteer'), self::moment($sent));
        }
        if (!$isKept) {
            $words[] = __('No longer stored', 'gazetteer');
        }

        return implode(' · ', $words);
    }

    /** A line of the entry's history. */
    public static function past(?EntryState $state): string
    {
        return match ($state) {
            EntryState::Taken => __('Received', 'gazetteer'),
            EntryState::Sent => __('Emailed', 'gazetteer'),
            EntryState::Waiting => __('Not emailed, will be retried', 'gazetteer'),
            EntryState::Failed => __('Not emailed, retries stopped', 'gazetteer'),
            EntryState::Spam => __('Marked as spam', 'gazetteer'),
            null => '',
        };
    }

    public static function form(int $form): string
    {
        $post = get_post($form);
        if ($post === null) {
            /* translators: %d: number of a form. */
            return sprintf(__('Deleted form %d', 'gazetteer'), $form);
        }

        return wp_specialchars_decode(get_the_title($post), ENT_QUOTES) ?: __('(no title)', 'gazetteer');
    }

    /** The sender: the email address, or the first field that is filled in. */
    public static function sender(Entry $entry): string
    {
        if ($entry->email !== '') {
            return $entry->email;
        }
        foreach ($entry->fields as $field) {
            if (implode('', $field['values']) !== '') {
                return self::short(implode(', ', $field['values']));
            }
        }

        /* translators: %d: number of an entry. */
        return sprintf(__('Entry %d', 'gazetteer'), $entry->id);
    }

    /** An excerpt of the longest text, which is probably the message itself. */
    public static function excerpt(Entry $entry): string
    {
        // Prefer fields with a label. Accepted terms have no label and are often long.
        $labelled = array_values(array_filter($entry->fields, static fn (array $field): bool => $field['label'] !== ''));
        $longest = self::longest($entry, $labelled) ?: self::longest($entry, $entry->fields);

        return self::short((string) preg_replace('/\s+/', ' ', $longest));
    }

    /** @param list<array{name: string, label: string, values: list<string>}> $fields */
    private static function longest(Entry $entry, array $fields): string
    {
        $longest = '';
        foreach ($fields as $field) {
            $text = implode(', ', $field['values']);
            if (strlen($text) > strlen($longest) && $text !== self::sender($entry)) {
                $longest = $text;
            }
        }

        return $longest;
    }

    public static function moment(int $time): string
    {
        return (string) wp_date(get_option('date_format') . ' ' . get_option('time_format'), $time);
    }

    /** The title of the page with the form, or its URL relative to the site. */
    public static function page(Entry $entry): string
    {
        $title = $entry->containerPost > 0 ? get_the_title($entry->containerPost) : '';

        return $title !== '' ? wp_specialchars_decode($title, ENT_QUOTES) : str_replace(home_url(), '', $entry->url);
    }

    public static function pageUrl(Entry $entry): string
    {
        $link = $entry->containerPost > 0 ? get_permalink($entry->containerPost) : false;

        return is_string($link) ? $link : $entry->url;
    }

    private static function short(string $text): string
    {
        return mb_strlen($text) > self::EXCERPT ? mb_substr($text, 0, self::EXCERPT) . '…' : $text;
    }

    /** An entry's state with a short explanation, as escaped HTML. */
    public static function badge(Entry $entry): string
    {
        $badge = sprintf(
            '<span class="gazetteer-state gazetteer-state-%s">%s</span>',
            esc_attr($entry->state->value),
            esc_html($entry->isInterrupted(time()) ? __('Interrupted', 'gazetteer') : self::state($entry->state)),
        );
        $more = match (true) {
            $entry->isInterrupted(time()) => __('Next retry within an hour', 'gazetteer'),
            $entry->state === EntryState::Waiting => $entry->nextTry > time()
                /* translators: %s: a span such as “5 minutes”. */
                ? sprintf(__('Next retry in %s', 'gazetteer'), human_time_diff(time(), $entry->nextTry))
                : __('Next retry soon', 'gazetteer'),
            $entry->state === EntryState::Spam => self::suspicion($entry->suspicion),
            default => '',
        };

        return $badge . ($more === '' ? '' : '<br><span class="description">' . esc_html($more) . '</span>');
    }
}
