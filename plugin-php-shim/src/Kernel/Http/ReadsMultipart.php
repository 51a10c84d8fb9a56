<?php

declare(strict_types=1);

namespace Gazetteer\Kernel\Http;

/** Marks a call that reads multipart/form-data and nothing else. */
interface ReadsMultipart
{
}
