<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use RuntimeException;

/** Nobody says that a person sent this. The message is for the visitor. */
final class NotVerified extends RuntimeException
{
}
