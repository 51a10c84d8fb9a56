<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

use RuntimeException;

/** A buyer's listings fill the one package that they get without a price. */
final class PackageFull extends RuntimeException
{
    public function __construct(public readonly Plan $plan)
    {
        parent::__construct('package full');
    }
}
