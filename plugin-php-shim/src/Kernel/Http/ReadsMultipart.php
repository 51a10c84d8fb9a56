<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marks an endpoint that accepts only multipart/form-data. */
interface ReadsMultipart
{
}
