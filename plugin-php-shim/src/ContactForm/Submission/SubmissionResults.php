<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Submission;

use Gazetteer\ContactForm\Domain\Outcome;
use Gazetteer\ContactForm\Domain\Submission\Posted;

/** Stores the results of form posts without JavaScript, until the form is rendered in the same request. */
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

    /** PHP dropped the whole request, so the form is unknown. The first form of the page shows the message. */
    public static function keepOfNobody(Outcome $outcome): void
    {
        self::$ofNobody = $outcome;
    }

    /** Some plugins render a page twice, so remember which form was the first one. */
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
