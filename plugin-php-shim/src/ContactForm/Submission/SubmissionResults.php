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

    /**
     * Stores the outcome if PHP dropped the request body, so that the form is unknown. The first form on the page shows
     * it.
     */
    public static function keepOfNobody(Outcome $outcome): void
    {
        self::$ofNobody = $outcome;
    }

    /**
     * Returns this outcome for the first form on the page. Remembers the form, because some plugins render a page
     * twice.
     */
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
