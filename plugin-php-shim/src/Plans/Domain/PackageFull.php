<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use RuntimeException;

/** Thrown if the buyer's only package of a free plan is full. */
final class PackageFull extends RuntimeException
{
    public function __construct(public readonly Plan $plan)
    {
        parent::__construct('package full');
    }
}
