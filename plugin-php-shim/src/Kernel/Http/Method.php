<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

enum Method: string
{
    case Get = 'GET';
    case Post = 'POST';
}
