<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Closure;
use Gazetteer\Kernel\RefusalTexts;
use Throwable;

/** A list of undo steps. `run()` runs them in reverse order and continues after a failing step. */
final class Undo
{
    /** @var list<Closure(): mixed> */
    private array $steps = [];

    /** @param Closure(): mixed $step */
    public function add(Closure $step): void
    {
        $this->steps[] = $step;
    }

    /** Discards the steps after success. */
    public function forget(): void
    {
        $this->steps = [];
    }

    public function run(): void
    {
        while (($step = array_pop($this->steps)) !== null) {
            try {
                $step();
            } catch (Throwable $bug) {
                RefusalTexts::report($bug);
            }
        }
    }
}
