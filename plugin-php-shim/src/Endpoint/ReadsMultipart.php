<?php

declare(strict_types=1);

namespace Gazetteer\Endpoint;

/** Marks a call that reads multipart/form-data and nothing else. */
interface ReadsMultipart
{
}
