<?php

declare(strict_types=1);

namespace Gazetteer\ContactForm\Domain;

/** The field types of a form. Each has its own block, named `gazetteer/field-…`. */
enum FieldType: string
{
    case Text = 'text';
    case Email = 'email';
    case Url = 'url';
    case Tel = 'tel';
    case Number = 'number';
    case Range = 'range';
    case Date = 'date';
    case Time = 'time';
    case Textarea = 'textarea';
    case Select = 'select';
    case Checkboxes = 'checkboxes';
    case Radios = 'radios';
    case Acceptance = 'acceptance';
    case Quiz = 'quiz';
    case Captcha = 'captcha';
    case File = 'file';
    case Hidden = 'hidden';
    case Submit = 'submit';
}
