<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Format errors of one request value, found before its meaning is checked. */
enum InputFault: string
{
    case Invalid = 'invalid';
    case TooLong = 'too_long';
    case TooMany = 'too_many';
}
