<?php

// Written by `npm run contract` from packages/contract/contact-form/schema.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The rules a contact form's schema may name. Spec section 5. */
enum Rule: string
{
    case Required = 'required';
    case Requiredfile = 'requiredfile';
    case Email = 'email';
    case Url = 'url';
    case Tel = 'tel';
    case Number = 'number';
    case Date = 'date';
    case Time = 'time';
    case File = 'file';
    case Enum = 'enum';
    case Dayofweek = 'dayofweek';
    case Minitems = 'minitems';
    case Maxitems = 'maxitems';
    case Minlength = 'minlength';
    case Maxlength = 'maxlength';
    case Minnumber = 'minnumber';
    case Maxnumber = 'maxnumber';
    case Stepnumber = 'stepnumber';
    case Mindate = 'mindate';
    case Maxdate = 'maxdate';
    case Minfilesize = 'minfilesize';
    case Maxfilesize = 'maxfilesize';
    case All = 'all';
    case Any = 'any';
}
