<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marks an action that changes data, so it accepts only POST. */
interface Writes
{
}
