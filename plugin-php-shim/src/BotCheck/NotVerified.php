<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use RuntimeException;

/** Thrown if a visitor is not verified as human. The message is shown to the visitor. */
final class NotVerified extends RuntimeException
{
}
