<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Filters;

/** An option of a filter, with the number of listings that visitors get by selecting it. */
final class FilterOption
{
    /**
     * @param int|null $count Null if the number is not known.
     * @param int $depth Level in the tree of terms.
     */
    public function __construct(
        public readonly string $value,
        public readonly string $label,
        public readonly ?int $count,
        public readonly bool $isSelected,
        public readonly int $depth = 0,
        public readonly string $sign = '',
    ) {
    }

    /** Options without listings stay visible, so that the filters do not move. A selected one can be removed. */
    public function isDisabled(): bool
    {
        return $this->count === 0 && !$this->isSelected;
    }
}
