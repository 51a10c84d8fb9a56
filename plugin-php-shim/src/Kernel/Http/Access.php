<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Who may call. What a code means on a site is for the WordPress layer to say. */
enum Access
{
    case Anyone;
    case Member;
    case Owner;
}
