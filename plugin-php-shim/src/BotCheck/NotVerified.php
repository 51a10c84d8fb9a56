<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use RuntimeException;

/** Thrown if the bot check rejects the visitor. The message is shown to the visitor. */
final class NotVerified extends RuntimeException
{
}
