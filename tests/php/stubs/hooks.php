<?php

/** WordPress's hooks, with a plugin behind each filter that breaks, for the classes that ask other plugins. */

declare(strict_types=1);

namespace Gazetteer\Kernel;

function apply_filters(string $hook): never
{
    throw new \TypeError($hook);
}

function do_action(string $hook, \Throwable $bug): void
{
    $GLOBALS['gazetteer_heard'][] = "{$hook}: {$bug->getMessage()}";
}
