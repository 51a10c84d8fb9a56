<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** The format errors of a request value. */
enum InputFault: string
{
    case Invalid = 'invalid';
    case TooLong = 'too_long';
    case TooMany = 'too_many';
}
