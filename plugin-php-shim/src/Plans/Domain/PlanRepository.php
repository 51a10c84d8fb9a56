<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Domain;

interface PlanRepository
{
    /** @return list<Plan> Published plans, in the order of the site's owner. */
    public function all(): array;

    public function find(int $id): ?Plan;

    /** Reads the plan from the database, not from a cache. Use it for prices in purchases. */
    public function stored(int $id): ?Plan;
}
