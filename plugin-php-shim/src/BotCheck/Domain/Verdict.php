<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck\Domain;

/** What a provider's answer comes to. */
enum Verdict
{
    case Human;
    case Refused;
    /** The provider does not know the owner's keys, and so can tell nobody from anybody. */
    case WrongKey;
    /** No answer, or none that can be read. */
    case Unknown;
}
