<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain\Files;

/** Cuts the objects out of a JSON array that comes line by line. */
final class ObjectCutter
{
    private int $depth = 0;
    private bool $isInText = false;
    private bool $isEscaped = false;
    private string $object = '';
    private int $begun = 1;

    public function isOpen(): bool
    {
        return $this->depth > 0;
    }

    /** The line that the object began in. */
    public function begun(): int
    {
        return $this->begun;
    }

    /**
     * @return list<array{string, int, int}> Each object that ends in this line, the line it began in, and how much of
     *     this line is behind its end.
     */
    public function add(string $line, int $number): array
    {
        $ended = [];
        $from = $this->depth > 0 ? 0 : null;
        $length = strlen($line);
        // A long line comes in parts, and a part may end with a backslash.
        $at = (int) $this->isEscaped;
        $this->isEscaped = false;
        for (; $at < $length; $at++) {
            $at += strcspn($line, $this->isInText ? '"\\' : '"{}', $at);
            $sign = $line[$at] ?? '';
            if ($sign === '\\') {
                $this->isEscaped = ++$at === $length;
            } elseif ($sign === '"') {
                $this->isInText = !$this->isInText;
            } elseif ($sign === '{' && $this->depth++ === 0) {
                [$from, $this->begun] = [$at, $number];
            } elseif ($sign === '}' && $this->depth > 0 && --$this->depth === 0) {
                $ended[] = [$this->object . substr($line, (int) $from, $at + 1 - (int) $from), $this->begun, $length - $at - 1];
                [$this->object, $from] = ['', null];
            }
        }
        // Of one that is too large the beginning is enough, which is refused by its size.
        if ($from !== null && strlen($this->object) < Lines::MOST) {
            $this->object .= substr($line, $from);
        }

        return $ended;
    }
}
