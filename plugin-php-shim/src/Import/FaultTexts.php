<?php

declare(strict_types=1);

namespace Gazetteer\Import;

use Gazetteer\Import\Domain\RowFault;
use Gazetteer\Import\Domain\RowProblem;

/** The error messages for rows, as plain text. Pages must escape them. */
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

    /** The message without the line number, for a table with one row per line. */
    public static function reason(RowProblem $problem): string
    {
        $what = self::what($problem->fault) . ($problem->text === '' ? '' : " “{$problem->text}”");

        return $problem->column === '' ? $what : "{$problem->column}: {$what}";
    }

    private static function what(RowFault $fault): string
    {
        return match ($fault) {
            RowFault::TooLarge => __('the value is too long', 'gazetteer'),
            RowFault::TooManyCells => __('the row has more cells than columns', 'gazetteer'),
            RowFault::NotUtf8 => __('this is not UTF-8', 'gazetteer'),
            RowFault::NotJson => __('this is not JSON', 'gazetteer'),
            RowFault::NotAnObject => __('this is not a JSON object with a listing', 'gazetteer'),
            RowFault::Unfinished => __('this starts with a quotation mark and has no closing one', 'gazetteer'),
            RowFault::Missing => __('this is required and missing', 'gazetteer'),
            RowFault::NotText => __('this is not a text', 'gazetteer'),
            RowFault::NotANumber => __('this is not a number', 'gazetteer'),
            RowFault::OutOfRange => __('this is not a valid latitude or longitude', 'gazetteer'),
            RowFault::NotAnAddress => __('a web address must begin with https:// or http://', 'gazetteer'),
            RowFault::NotAnEmail => __('this is not an email address', 'gazetteer'),
            RowFault::NotADate => __('this is not a date such as 2026-05-31 or 2026-05-31 12:00', 'gazetteer'),
            RowFault::NotAChoice => __('this is not one of the options', 'gazetteer'),
            RowFault::NotATable => __('this is not a JSON list', 'gazetteer'),
            RowFault::NoSuchPlan => __('this plan does not exist', 'gazetteer'),
            RowFault::NoSuchUser => __('this user does not exist', 'gazetteer'),
            RowFault::NoSuchPicture => __('this picture is not in the media library of this site', 'gazetteer'),
            RowFault::Twice => __('an earlier row has the same key', 'gazetteer'),
            RowFault::NotSaved => __('the listing could not be saved', 'gazetteer'),
        };
    }
}
