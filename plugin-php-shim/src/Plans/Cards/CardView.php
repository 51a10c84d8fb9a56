<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

/** The data of a plan card for templates. All values are plain text, except the picture. Escape them when printing. */
final class CardView
{
    /**
     * @param string $price Such as “$49”, or “Free”.
     * @param string $period “/ month” or “/ year”, else empty.
     * @param string $spokenPeriod The period as text for screen readers.
     * @param string $note Text below the price: the monthly price of a yearly plan, or “paid once”.
     * @param list<PlanFact> $facts Number of listings, duration and number of images.
     * @param list<CardLine> $lines First the included features and the owner's own lines, then the features not included.
     * @param string $badge Text of the badge on a highlighted plan, else empty.
     * @param string $action URL of the submit page; '' if there is none.
     * @param int $category Category ID for the submit page; 0 for none.
     * @param string $colour Hexadecimal color of the title, or empty.
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
