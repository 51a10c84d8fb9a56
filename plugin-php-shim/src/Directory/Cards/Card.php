<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Cards;

use Gazetteer\Directory\Listing\ListingView;
use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Html\Template;

/** A listing card in a list. */
final class Card
{
    /** @param int $level Heading level. */
    public static function draw(ListingView $view, int $level): string
    {
        return (string) Extensions::filter('gazetteer_listing_card', Template::draw('card', compact('view', 'level')), $view->listing->id);
    }
}
