<?php

declare(strict_types=1);

namespace Gazetteer\Listings;

use Gazetteer\Listings\Domain\Detail;

/** Sanitizes a listing's details. A detail with an unexpected type becomes empty. */
final class DetailCleaning
{
    private const MOST_LATITUDE = 90.0;
    private const MOST_LONGITUDE = 180.0;
    private const PRICE_STATUSES = ['notsay', 'inexpensive', 'moderate', 'pricey', 'ultra_high_end'];
    private const CLAIMED = ['not_claimed', 'claimed'];
    private const MOST_FAQS = 100;
    /**
     * Twice the number of weekdays: after a change of the site's language, hours can be stored under weekday names of
     * both languages.
     */
    private const MOST_DAYS = 14;
    private const SLOTS = 2;

    /**
     * Keeps unknown keys unchanged, because other plugins may have stored them.
     *
     * @return array<array-key, mixed>
     */
    public static function all(mixed $details): array
    {
        $clean = is_array($details) ? $details : [];
        foreach (Detail::cases() as $detail) {
            if (array_key_exists($detail->value, $clean)) {
                $clean[$detail->value] = self::one($detail, $clean[$detail->value]);
            }
        }

        return $clean;
    }

    /** @return string|array<array-key, mixed> */
    public static function one(Detail $detail, mixed $value): string|array
    {
        return match ($detail) {
            Detail::Latitude => self::degrees($value, self::MOST_LATITUDE),
            Detail::Longitude => self::degrees($value, self::MOST_LONGITUDE),
            Detail::Email => sanitize_email(PlainText::line($value)),
            Detail::Website, Detail::Twitter, Detail::Facebook, Detail::LinkedIn, Detail::YouTube, Detail::Instagram,
            Detail::Video, Detail::Logo => self::url($value),
            Detail::PriceStatus => self::oneOf($value, self::PRICE_STATUSES),
            Detail::Claimed => self::oneOf($value, self::CLAIMED),
            Detail::Phone, Detail::WhatsApp => PlainText::line($value, 100),
            Detail::Hours => self::hours($value),
            Detail::Faqs => self::faqs($value),
            default => PlainText::line($value),
        };
    }

    /** Allows only http and https, so that a link of a listing cannot run a script. */
    private static function url(mixed $value): string
    {
        return sanitize_url(PlainText::line($value, 2000), ['http', 'https']);
    }

    private static function degrees(mixed $value, float $most): string
    {
        $text = PlainText::line($value, 40);

        return is_numeric($text) && abs((float) $text) <= $most ? $text : '';
    }

    /** @param list<string> $words */
    private static function oneOf(mixed $value, array $words): string
    {
        return is_string($value) && in_array($value, $words, true) ? $value : '';
    }

    /**
     * Returns opening and closing times by weekday name in the site's language. A day with a break has two opening
     * and two closing times.
     *
     * @return array<string, array{open: string|list<string>, close: string|list<string>}>
     */
    private static function hours(mixed $value): array
    {
        $clean = [];
        foreach (array_slice(is_array($value) ? $value : [], 0, self::MOST_DAYS, true) as $day => $times) {
            $name = PlainText::line($day, 40);
            if ($name !== '' && is_array($times)) {
                $clean[$name] = ['open' => self::times($times['open'] ?? ''), 'close' => self::times($times['close'] ?? '')];
            }
        }

        return $clean;
    }

    /** @return string|list<string> */
    private static function times(mixed $value): string|array
    {
        $line = static fn (mixed $time): string => PlainText::line($time, 20);

        return is_array($value) ? array_map($line, array_slice(array_values($value), 0, self::SLOTS)) : $line($value);
    }

    /**
     * Returns two arrays with the same keys, starting at 1.
     *
     * @return array{faq: array<int, string>, faqans: array<int, string>}|array{}
     */
    private static function faqs(mixed $value): array
    {
        $questions = self::rows($value, 'faq');
        $answers = self::rows($value, 'faqans');
        $clean = ['faq' => [], 'faqans' => []];
        $number = 0;
        foreach ($questions as $place => $question) {
            $question = PlainText::line($question);
            $answer = is_scalar($answers[$place] ?? '') ? trim(wp_kses_post((string) ($answers[$place] ?? ''))) : '';
            if ($question !== '' && $number < self::MOST_FAQS) {
                $number++;
                $clean['faq'][$number] = $question;
                $clean['faqans'][$number] = $answer;
            }
        }

        return $number === 0 ? [] : $clean;
    }

    /** @return array<array-key, mixed> */
    private static function rows(mixed $value, string $list): array
    {
        $rows = is_array($value) ? $value[$list] ?? [] : [];

        return is_array($rows) ? $rows : [];
    }
}
