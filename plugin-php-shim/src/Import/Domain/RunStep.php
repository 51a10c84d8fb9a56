<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** The step that an import run has reached. */
enum RunStep: string
{
    /** The user assigns the columns of the file. */
    case Columns = 'columns';
    /** The user sees the first rows. */
    case Preview = 'preview';
    /** All rows are checked without saving anything. */
    case Checking = 'checking';
    /** The user sees the result of the check. */
    case Checked = 'checked';
    case Importing = 'importing';
    case Done = 'done';
    case Undoing = 'undoing';

    /** Whether requests continue this step until it is complete. */
    public function isWork(): bool
    {
        return in_array($this, [self::Checking, self::Importing, self::Undoing], true);
    }

    /** The step after a complete one; null if the run ends. */
    public function after(): ?self
    {
        return match ($this) {
            self::Checking => self::Checked,
            self::Importing => self::Done,
            default => null,
        };
    }
}
