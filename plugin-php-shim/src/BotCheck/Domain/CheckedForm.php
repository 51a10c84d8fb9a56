<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck\Domain;

use Gazetteer\Contract\BotCheck;

enum CheckedForm: string
{
    case Listing = 'listing';
    case Contact = 'contact';
    case Claim = 'claim';

    /** The action name that the token is bound to. The provider rejects a token for another action. */
    public function action(): string
    {
        return match ($this) {
            self::Listing => BotCheck::ACTION,
            self::Contact => BotCheck::ACTION_OF_CONTACT,
            self::Claim => BotCheck::ACTION_OF_CLAIM,
        };
    }
}
