<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Chooser;

use Gazetteer\Contract\PlanQuery;

/** The page that the plan screen is on, without what was chosen on it. */
final class ScreenAddress
{
    public readonly string $path;

    /** @var array<string, string> What else the address carries, such as the page's number. */
    public readonly array $rest;

    public function __construct(string $address)
    {
        [$path, $query] = explode('?', explode('#', $address)[0], 2) + ['', ''];
        // Two slashes at the beginning would make it an address of another site.
        $this->path = '/' . ltrim($path, '/\\');
        parse_str($query, $found);
        $this->rest = array_map(strval(...), array_filter(
            array_diff_key($found, array_flip([PlanQuery::CATEGORY, PlanQuery::PERIOD, PlanQuery::KIND])),
            is_string(...),
        ));
    }

    public function ofKind(string $kind): string
    {
        return $this->path . '?' . http_build_query($this->rest + [PlanQuery::KIND => $kind]);
    }
}
