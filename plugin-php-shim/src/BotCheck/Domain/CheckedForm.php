<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck\Domain;

use Gazetteer\Contract\BotCheck;

/** The kinds of forms that can be checked. */
enum CheckedForm: string
{
    case Listing = 'listing';
    case Contact = 'contact';
    case Claim = 'claim';

    /** What the form is called to the provider: a token of one kind is worth nothing for another. */
    public function action(): string
    {
        return match ($this) {
            self::Listing => BotCheck::ACTION,
            self::Contact => BotCheck::ACTION_OF_CONTACT,
            self::Claim => BotCheck::ACTION_OF_CLAIM,
        };
    }
}
