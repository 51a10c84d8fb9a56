<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** What can be wrong with one value of a request, before anyone asks what it means. */
enum InputFault: string
{
    case Invalid = 'invalid';
    case TooLong = 'too_long';
    case TooMany = 'too_many';
}
