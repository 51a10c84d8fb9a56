<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

use Gazetteer\Import\Domain\RowProblem;

/** One line of an imported table, with its result. */
final class ImportLine
{
    /** @param array<string, OutboundFault> $faults Keyed by column. */
    private function __construct(
        public readonly int $number,
        public readonly ImportLineState $state,
        public readonly ?OutboundLink $link = null,
        public readonly array $faults = [],
        public readonly ?RowProblem $problem = null,
    ) {
    }

    public static function unreadable(RowProblem $problem): self
    {
        return new self($problem->line, ImportLineState::Wrong, problem: $problem);
    }

    /** @param array<string, OutboundFault> $faults */
    public static function wrong(int $number, array $faults): self
    {
        return new self($number, ImportLineState::Wrong, faults: $faults);
    }

    /** @param ?OutboundLink $present The existing link with the same address. */
    public static function of(int $number, OutboundLink $link, ?OutboundLink $present, bool $updates): self
    {
        $state = match (true) {
            $present === null => ImportLineState::Added,
            $present->isSame($link) => ImportLineState::Same,
            $updates => ImportLineState::Changed,
            default => ImportLineState::Skipped,
        };

        return new self($number, $state, $link->withId($present->id ?? 0));
    }

    public function isWritten(): bool
    {
        return $this->state === ImportLineState::Added || $this->state === ImportLineState::Changed;
    }
}
