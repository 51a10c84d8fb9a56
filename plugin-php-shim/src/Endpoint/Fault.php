<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint;

/** What can be wrong with one value of a request, before anyone asks what it means. */
enum Fault: string
{
    case Invalid = 'invalid';
    case TooLong = 'too_long';
    case TooMany = 'too_many';
}
