<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Html;

/** Shows columns of an admin list table on narrow screens. WordPress shows only the primary column there. */
final class NarrowColumns
{
    /** Prints a style element. */
    public static function show(string ...$columns): void
    {
        $cells = implode(',', array_map(static fn (string $column): string => ".wp-list-table td.column-{$column}", $columns));
        printf('<style>@media screen and (max-width:782px){%s{display:block!important}}</style>', esc_html($cells));
    }
}
