<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** A plan as a template sees it. All of it is plain text, to be escaped where it is printed, but for the picture. */
final class CardView
{
    /**
     * @param string $price Such as “$49”, or “Free”.
     * @param string $period “/ month” or “/ year”, else empty.
     * @param string $spokenPeriod The same for screen readers.
     * @param string $note Below the price: what a year is by the month, or that it is paid once.
     * @param list<PlanFact> $facts How many listings, how long, how many images.
     * @param list<CardLine> $lines What is included, the owner's own lines among it, and after it what is not.
     * @param string $badge Empty but for a hot plan.
     * @param string $action The address of the submit page; empty where there is none.
     * @param int $category Goes along to the submit page; 0 for none.
     * @param string $colour A hexadecimal number, or empty.
     * @param string $picture Markup of an image, escaped, or empty.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $title,
        public readonly string $text,
        public readonly string $price,
        public readonly string $period,
        public readonly string $spokenPeriod,
        public readonly string $note,
        public readonly array $facts,
        public readonly array $lines,
        public readonly bool $isHot,
        public readonly string $badge,
        public readonly string $button,
        public readonly string $action,
        public readonly int $category,
        public readonly string $colour,
        public readonly string $picture,
    ) {
    }
}
