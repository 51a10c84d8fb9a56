<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Pages;

use Gazetteer\Kernel\Html\Template;

/** Renders the templates of the owner pages. A theme can override each one with a file in `gazetteer/submission/`. */
final class SubmissionTemplates
{
    private const FOLDER = __DIR__ . '/../../../templates/submission';

    /** @param array<string, mixed> $seen The variables available to the template. */
    public static function draw(string $name, array $seen): string
    {
        return Template::fill(locate_template("gazetteer/submission/{$name}.php") ?: self::FOLDER . "/{$name}.php", $seen);
    }
}
