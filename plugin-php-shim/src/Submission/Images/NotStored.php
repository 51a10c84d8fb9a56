<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Images;

use RuntimeException;

/** An image could not be written: the disk is full, or the uploads folder is not writable. */
final class NotStored extends RuntimeException
{
}
