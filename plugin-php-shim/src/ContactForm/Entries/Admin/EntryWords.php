<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Entries\Admin;

use Gazetteer\ContactForm\Domain\Entries\Entry;
use Gazetteer\ContactForm\Domain\Entries\EntryState;

/** An entry in the words of the admin screens. Everything here is plain text, to be escaped where it is printed. */
final class EntryWords
{
    private const EXCERPT = 120;

    public static function state(EntryState $state): string
    {
        return match ($state) {
            EntryState::Taken => __('On its way', 'gazetteer'),
            EntryState::Sent => __('Sent', 'gazetteer'),
            EntryState::Waiting => __('Waiting', 'gazetteer'),
            EntryState::Failed => __('Not sent', 'gazetteer'),
            EntryState::Spam => __('Spam', 'gazetteer'),
        };
    }

    /** Why a message counts as spam; what other plugins say is theirs to word. */
    public static function suspicion(string $suspicion): string
    {
        return match ($suspicion) {
            'honeypot' => __('A field that people do not see was filled in.', 'gazetteer'),
            'not_drawn' => __('It did not come from a page with the form.', 'gazetteer'),
            'too_soon' => __('It was sent sooner than anybody can type.', 'gazetteer'),
            'links' => __('It has many links.', 'gazetteer'),
            'akismet' => __('Akismet takes it for spam.', 'gazetteer'),
            default => $suspicion,
        };
    }

    /** What became of a file, beside its name. */
    public static function file(int $bytes, int $sent, bool $isKept): string
    {
        $words = [(string) size_format($bytes)];
        if ($sent > 0) {
            /* translators: %s: date and time. */
            $words[] = sprintf(__('Mailed on %s', 'gazetteer'), self::moment($sent));
        }
        if (!$isKept) {
            $words[] = __('No longer kept', 'gazetteer');
        }

        return implode(' · ', $words);
    }

    /** A line of the history. */
    public static function past(?EntryState $state): string
    {
        return match ($state) {
            EntryState::Taken => __('Received', 'gazetteer'),
            EntryState::Sent => __('Mailed', 'gazetteer'),
            EntryState::Waiting => __('Not mailed, to be tried again', 'gazetteer'),
            EntryState::Failed => __('Not mailed, given up', 'gazetteer'),
            EntryState::Spam => __('Taken for spam', 'gazetteer'),
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

    /** Whose message it is: the address, or whatever was filled in first. */
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

        /* translators: %d: number of a message. */
        return sprintf(__('Message %d', 'gazetteer'), $entry->id);
    }

    /** The beginning of the longest text, which most likely is what the visitor wants. */
    public static function excerpt(Entry $entry): string
    {
        // What visitors agree to has no label beside its own words, and these are often long.
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

    /** The page it was sent from: its title, or its address without the site's own. */
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
}
