<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marks a call that changes something: only POST reaches it. */
interface Writes
{
}
