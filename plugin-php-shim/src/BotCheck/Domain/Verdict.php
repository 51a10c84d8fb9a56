<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck\Domain;

enum Verdict
{
    case Human;
    case Refused;
    /** The provider rejected the site's keys, so it cannot verify any token. */
    case WrongKey;
    /** The provider did not respond, or its response is invalid. */
    case Unknown;
}
