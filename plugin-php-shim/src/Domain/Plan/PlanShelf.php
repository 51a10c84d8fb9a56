<?php

declare(strict_types=1);

namespace Gazetteer\Domain\Plan;

/** Where plans are kept. */
interface PlanShelf
{
    /** @return list<Plan> The published ones, in the owner's order. */
    public function all(): array;

    public function find(int $id): ?Plan;
}
