<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

use RuntimeException;

/** The disk has no room for an image, or the folder of uploads takes none. */
final class NotStored extends RuntimeException
{
}
