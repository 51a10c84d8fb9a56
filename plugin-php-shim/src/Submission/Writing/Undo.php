<?php

declare(strict_types=1);

namespace Gazetteer\Submission\Writing;

use Closure;
use Gazetteer\Kernel\RefusalTexts;
use Throwable;

/** What has been done so far, and how it is undone: in reverse order, and each for itself. */
final class Undo
{
    /** @var list<Closure(): mixed> */
    private array $steps = [];

    /** @param Closure(): mixed $step */
    public function add(Closure $step): void
    {
        $this->steps[] = $step;
    }

    /** All is done, and stays. */
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
