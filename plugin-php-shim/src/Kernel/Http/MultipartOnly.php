<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marker for endpoints that accept only multipart/form-data. */
interface MultipartOnly
{
}
