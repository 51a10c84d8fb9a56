<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Chooser;

use Gazetteer\Contract\PlanQuery;

/** The URL of the page with the plan chooser, without the chooser's own query parameters. */
final class ScreenAddress
{
    public readonly string $path;

    /** @var array<string, string> Other query parameters, such as the page ID. */
    public readonly array $rest;

    public function __construct(string $address)
    {
        [$path, $query] = explode('?', explode('#', $address)[0], 2) + ['', ''];
        // A URL that starts with two slashes would lead to another host.
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
