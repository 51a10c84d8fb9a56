<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

/** Where plans are kept. */
interface PlanRepository
{
    /** @return list<Plan> The published ones, in the owner's order. */
    public function all(): array;

    public function find(int $id): ?Plan;

    /** As it is kept at this moment, whatever a cache says: for whoever sells it. */
    public function stored(int $id): ?Plan;
}
