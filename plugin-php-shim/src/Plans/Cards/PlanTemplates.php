<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Cards;

use Gazetteer\Kernel\Html\Template;

/** The files that plans are drawn with. A theme may replace each by one of the same name in its folder `gazetteer/plans/`. */
final class PlanTemplates
{
    private const FOLDER = __DIR__ . '/../../../templates/plans';

    /** @var array<string, string> */
    private array $found = [];

    /** @param array<string, mixed> $seen The variables of the template; it sees nothing else. */
    public function draw(string $name, array $seen): string
    {
        $file = $this->found[$name] ??= locate_template("gazetteer/plans/{$name}.php") ?: self::FOLDER . "/{$name}.php";

        return Template::fill($file, $seen);
    }
}
