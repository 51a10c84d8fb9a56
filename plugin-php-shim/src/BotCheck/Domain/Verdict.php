<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck\Domain;

enum Verdict
{
    case Human;
    case Refused;
    /** The provider rejected the site's keys, so it cannot verify any visitor. */
    case WrongKey;
    /** No response, or an unreadable one. */
    case Unknown;
}
