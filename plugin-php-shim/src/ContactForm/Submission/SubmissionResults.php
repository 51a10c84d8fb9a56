<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;

/** What became of the form that this very page was posted with, for whoever draws it again. */
final class SubmissionResults
{
    /** @var array<string, array{Outcome, Posted}> By unit tag. */
    private static array $answers = [];
    private static ?Outcome $ofNobody = null;
    private static ?int $first = null;

    public static function keep(Posted $posted, Outcome $outcome): void
    {
        self::$answers[$posted->unitTag] = [$outcome, $posted];
    }

    /** What was sent did not even say which form it was: the first one of the page speaks of it. */
    public static function keepOfNobody(Outcome $outcome): void
    {
        self::$ofNobody = $outcome;
    }

    /** Some plugins draw a page twice, so the first form stays the first. */
    public static function ofNobody(int $form): ?Outcome
    {
        self::$first ??= $form;

        return self::$first === $form ? self::$ofNobody : null;
    }

    public static function for(string $unitTag): ?Outcome
    {
        return self::$answers[$unitTag][0] ?? null;
    }

    public static function posted(string $unitTag): ?Posted
    {
        return self::$answers[$unitTag][1] ?? null;
    }
}
