<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

use Gazetteer\Kernel\Html\Template;

/** The files that owners' pages are drawn with. A theme may replace each by one of the same name in its folder `gazetteer/submission/`. */
final class SubmissionTemplates
{
    private const FOLDER = __DIR__ . '/../../../templates/submission';

    /** @param array<string, mixed> $seen The variables of the template; it sees nothing else. */
    public static function draw(string $name, array $seen): string
    {
        return Template::fill(locate_template("gazetteer/submission/{$name}.php") ?: self::FOLDER . "/{$name}.php", $seen);
    }
}
