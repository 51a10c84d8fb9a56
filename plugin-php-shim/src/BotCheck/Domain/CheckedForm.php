<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck\Domain;

use Gazetteer\Contract\BotCheck;

enum CheckedForm: string
{
    case Listing = 'listing';
    case Contact = 'contact';
    case Claim = 'claim';

    /** The action name for the provider. A token for one action is invalid for another. */
    public function action(): string
    {
        return match ($this) {
            self::Listing => BotCheck::ACTION,
            self::Contact => BotCheck::ACTION_OF_CONTACT,
            self::Claim => BotCheck::ACTION_OF_CLAIM,
        };
    }
}
