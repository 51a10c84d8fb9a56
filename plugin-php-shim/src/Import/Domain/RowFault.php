<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** The types of errors in a row or cell. */
enum RowFault: string
{
    case TooLarge = 'too_large';
    case TooManyCells = 'too_many_cells';
    case NotUtf8 = 'not_utf8';
    case NotJson = 'not_json';
    case NotAnObject = 'not_an_object';
    case Unfinished = 'unfinished';
    case Missing = 'missing';
    case NotText = 'not_text';
    case NotANumber = 'not_a_number';
    case OutOfRange = 'out_of_range';
    case NotAnAddress = 'not_an_address';
    case NotAnEmail = 'not_an_email';
    case NotADate = 'not_a_date';
    case NotAChoice = 'not_a_choice';
    case NotATable = 'not_a_table';
    case NoSuchPlan = 'no_such_plan';
    case NoSuchUser = 'no_such_user';
    case NoSuchPicture = 'no_such_picture';
    case Twice = 'twice';
    case NotSaved = 'not_saved';
}
