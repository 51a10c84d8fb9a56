<?php

/**
 * Stubs of WordPress’s hooks. Calling a filter that is not in `gazetteer_filters` throws an
 * exception, like a broken plugin.
 */

declare(strict_types=1);

namespace Gazetteer\Kernel;

function apply_filters(string $hook, mixed ...$values): mixed
{
    return isset($GLOBALS['gazetteer_filters'][$hook]) ? $GLOBALS['gazetteer_filters'][$hook](...$values) : throw new \TypeError($hook);
}

function do_action(string $hook, \Throwable $bug): void
{
    $GLOBALS['gazetteer_heard'][] = "{$hook}: {$bug->getMessage()}";
}

namespace Gazetteer\Kernel\Fields;

/** No hook has fired, so the registry of field types caches nothing. */
function did_action(string $hook): int
{
    return 0;
}
