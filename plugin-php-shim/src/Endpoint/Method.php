<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint;

enum Method: string
{
    case Get = 'GET';
    case Post = 'POST';
}
