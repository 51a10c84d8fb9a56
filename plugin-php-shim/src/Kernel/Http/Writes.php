<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marker for actions that change data. They accept only POST requests. */
interface Writes
{
}
