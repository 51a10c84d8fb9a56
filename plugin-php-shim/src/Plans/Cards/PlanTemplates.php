<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Kernel\Html\Template;

/** The templates for plans. A theme can override each one with a file in its folder `gazetteer/plans/`. */
final class PlanTemplates
{
    private const FOLDER = __DIR__ . '/../../../templates/plans';

    /** @var array<string, string> */
    private array $found = [];

    /** @param array<string, mixed> $seen The variables available to the template. */
    public function draw(string $name, array $seen): string
    {
        $file = $this->found[$name] ??= locate_template("gazetteer/plans/{$name}.php") ?: self::FOLDER . "/{$name}.php";

        return Template::fill($file, $seen);
    }
}
