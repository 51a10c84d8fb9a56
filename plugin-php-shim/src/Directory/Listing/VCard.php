<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

/** A business card of a listing in the format vCard 3.0 (RFC 2426), which the address books of all systems read. */
final class VCard
{
    private const MIME_LINE = 75;

    /** @var list<string> */
    private array $lines = [];

    private function __construct()
    {
    }

    public static function ofListing(ListingView $view): string
    {
        $address = PostalAddress::fromListing($view);
        $place = [$address->street, $address->town, $address->region, $address->code, $address->country];
        $position = $view->position();
        $card = new self();
        $card->add('VERSION', '3.0');
        $card->add('N', ';;;;');
        $card->add('FN', self::escaped($view->title()));
        $card->add('ORG', self::escaped($view->title()));
        $card->add('X-ABSHOWAS', 'COMPANY');
        $card->add('TEL;TYPE=WORK,VOICE', self::escaped($view->phone()));
        $card->add('TEL;TYPE=CELL', self::escaped($view->whatsApp()));
        $card->add('EMAIL;TYPE=INTERNET', self::escaped($view->email()));
        $card->add('ADR;TYPE=WORK', $view->address() === '' ? '' : ';;' . implode(';', array_map(self::escaped(...), $place)));
        $card->add('GEO', $position === null ? '' : implode(';', $position));
        $card->add('URL', self::escaped($view->website() ?: $view->url()));
        $card->add('NOTE', self::escaped($view->tagline()));
        $card->add('SOURCE', self::escaped($view->url()));

        return implode("\r\n", ['BEGIN:VCARD', ...$card->lines, 'END:VCARD', '']);
    }

    /** Adds a line, unless its value is empty. */
    private function add(string $name, string $value): void
    {
        if ($value !== '') {
            $this->lines[] = self::folded("{$name}:{$value}");
        }
    }

    public static function escaped(string $text): string
    {
        return (string) preg_replace(['/[\\\\,;]/', '/\r\n?|\n/'], ['\\\\$0', '\\n'], $text);
    }

    /** Breaks a line after at most 75 bytes, and not within a character. The next line begins with a space. */
    public static function folded(string $line): string
    {
        $folded = '';
        while (strlen($line) > self::MIME_LINE) {
            $part = mb_strcut($line, 0, self::MIME_LINE, 'UTF-8');
            $folded .= "{$part}\r\n";
            $line = ' ' . substr($line, strlen($part));
        }

        return $folded . $line;
    }
}
