<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/** All messages of a form. The editor can replace each text. */
enum FormMessage: string
{
    case Sent = 'sent';
    case Failed = 'failed';
    case Invalid = 'invalid';
    case Unaccepted = 'unaccepted';
    case Spam = 'spam';
    case Aborted = 'aborted';
    case TooOften = 'too_often';
    case MembersOnly = 'members_only';
    case Required = 'required';
    case RequiredFile = 'required_file';
    case RequiredAcceptance = 'required_acceptance';
    case Email = 'email';
    case Url = 'url';
    case Tel = 'tel';
    case Number = 'number';
    case TooSmall = 'too_small';
    case TooLarge = 'too_large';
    case Step = 'step';
    case Date = 'date';
    case TooEarly = 'too_early';
    case TooLate = 'too_late';
    case Time = 'time';
    case TooShort = 'too_short';
    case TooLong = 'too_long';
    case Choice = 'choice';
    case TooManyChosen = 'too_many_chosen';
    case Quiz = 'quiz';
    case Captcha = 'captcha';
    case FileType = 'file_type';
    case FileTooLarge = 'file_too_large';
    case TooManyFiles = 'too_many_files';
    case FileBroken = 'file_broken';
}
