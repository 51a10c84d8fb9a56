<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowProblem;

/** Says what is wrong with a row, and where. Text, not escaped: a terminal shows it as well as a page. */
final class FaultTexts
{
    public static function sentence(RowProblem $problem): string
    {
        $what = self::what($problem->fault);
        $text = $problem->text === '' ? $what : sprintf(
            /* translators: 1: what is wrong, 2: the text that it is wrong with. */
            __('%1$s: “%2$s”', 'gazetteer'),
            $what,
            $problem->text,
        );

        return $problem->column === ''
            /* translators: 1: number of a line, 2: what is wrong with it. */
            ? sprintf(__('Line %1$d: %2$s', 'gazetteer'), $problem->line, $text)
            /* translators: 1: number of a line, 2: name of a column, 3: what is wrong there. */
            : sprintf(__('Line %1$d, %2$s: %3$s', 'gazetteer'), $problem->line, $problem->column, $text);
    }

    private static function what(RowFault $fault): string
    {
        return match ($fault) {
            RowFault::TooLarge => __('this is larger than anything a listing may say', 'gazetteer'),
            RowFault::TooManyCells => __('the row has more cells than there are columns', 'gazetteer'),
            RowFault::NotUtf8 => __('this is not UTF-8', 'gazetteer'),
            RowFault::NotJson => __('this is not JSON', 'gazetteer'),
            RowFault::NotAnObject => __('this is not an object with a listing in it', 'gazetteer'),
            RowFault::Unfinished => __('this begins and never ends', 'gazetteer'),
            RowFault::Missing => __('this is needed and missing', 'gazetteer'),
            RowFault::NotText => __('a text belongs here', 'gazetteer'),
            RowFault::NotANumber => __('this is not a number', 'gazetteer'),
            RowFault::OutOfRange => __('there is no such place on the globe', 'gazetteer'),
            RowFault::NotAnAddress => __('a web address begins with https:// or http://', 'gazetteer'),
            RowFault::NotAnEmail => __('this is not an email address', 'gazetteer'),
            RowFault::NotADate => __('this is not a date such as 2026-05-31 or 2026-05-31 12:00', 'gazetteer'),
            RowFault::NotAChoice => __('this is none of what can be chosen', 'gazetteer'),
            RowFault::NotATable => __('this is not a list in JSON', 'gazetteer'),
            RowFault::NoSuchPlan => __('there is no such plan', 'gazetteer'),
            RowFault::Twice => __('an earlier row has the same key', 'gazetteer'),
            RowFault::NotSaved => __('the listing could not be saved', 'gazetteer'),
        };
    }
}
