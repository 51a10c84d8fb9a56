<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

use DateTimeImmutable;
use DateTimeZone;
use Exception;

/**
 * A time range in which listings are open on certain weekdays, in one time zone. A listing has a facet for each of its
 * time ranges. The name of the facet contains the range, so that a search for open listings only reads facet names.
 */
final class OpeningSpan
{
    private const MINUTES_OF_DAY = 1440;
    private const FACET = '/^h:(.*)=([0-9a-f]{2})\.(\d+)-(\d+)$/D';

    /**
     * @param string $zone A time zone name; '' for the time zone of the site.
     * @param int $days One bit for each weekday. The first bit is Monday.
     * @param int $open Minutes since midnight.
     * @param int $close Greater than 1440 if the range ends after midnight.
     */
    public function __construct(
        public readonly string $zone,
        public readonly int $days,
        public readonly int $open,
        public readonly int $close,
    ) {
    }

    /**
     * @param array<int, list<array{int, int}>> $week Time ranges by ISO weekday number.
     * @return list<self>
     */
    public static function fromWeek(array $week, string $zone): array
    {
        $days = [];
        foreach ($week as $day => $spans) {
            foreach ($spans as [$open, $close]) {
                $days["{$open}-{$close}"] = ($days["{$open}-{$close}"] ?? 0) | 1 << $day - 1;
            }
        }
        $spans = [];
        foreach ($days as $times => $mask) {
            [$open, $close] = array_map(intval(...), explode('-', $times));
            $spans[] = new self($zone, $mask, $open, $close);
        }

        return $spans;
    }

    /** Returns null for a text that is not the facet of a time range. */
    public static function fromFacet(string $facet): ?self
    {
        if (preg_match(self::FACET, $facet, $found) !== 1) {
            return null;
        }
        $zone = (string) preg_replace_callback('/~([0-9a-f]{2})/', static fn (array $sign): string => (string) hex2bin($sign[1]), $found[1]);

        return new self($zone, (int) hexdec($found[2]), (int) $found[3], (int) $found[4]);
    }

    public function facet(): string
    {
        // PHP ignores the case of time zone names.
        $zone = (string) preg_replace_callback('/[^a-z0-9.-]/', static fn (array $sign): string => '~' . bin2hex($sign[0]), strtolower($this->zone));

        return sprintf('%s:%s=%02x.%d-%d', Facet::OPENING, $zone, $this->days, $this->open, $this->close);
    }

    /** @param DateTimeImmutable $now In the time zone of the site. */
    public function isOpen(DateTimeImmutable $now): bool
    {
        try {
            $local = $this->zone === '' ? $now : $now->setTimezone(new DateTimeZone($this->zone));
        } catch (Exception) {
            return false;
        }
        $day = (int) $local->format('N');
        $minute = 60 * (int) $local->format('G') + (int) $local->format('i');

        return ($this->isOn($day) && $minute >= $this->open && $minute < $this->close)
            // The range of the previous day can end after midnight.
            || ($this->isOn($day === 1 ? 7 : $day - 1) && $minute + self::MINUTES_OF_DAY < $this->close);
    }

    private function isOn(int $day): bool
    {
        return ($this->days & 1 << $day - 1) !== 0;
    }
}
