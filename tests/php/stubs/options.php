<?php

/** The options that the tables of the plugin store, in `gazetteer_options`. */

declare(strict_types=1);

namespace Gazetteer\Kernel\Store;

function get_option(string $name, mixed $otherwise = false): mixed
{
    return $GLOBALS['gazetteer_options'][$name] ?? $otherwise;
}

function update_option(string $name, mixed $value): void
{
    $GLOBALS['gazetteer_options'][$name] = $value;
}

function delete_option(string $name): void
{
    unset($GLOBALS['gazetteer_options'][$name]);
}
