<?php

declare(strict_types=1);

namespace Gazetteer\BotCheck;

use Gazetteer\BotCheck\Domain\CheckedForm;

final class BotCheckTexts
{
    public static function notHuman(): string
    {
        return __('We could not confirm that you are human. Please try again.', 'gazetteer');
    }

    public static function noAnswer(): string
    {
        return __('The bot check is not available at the moment. Please try again later.', 'gazetteer');
    }

    public static function needsScript(): string
    {
        return __('This form has a bot check that needs JavaScript. Please turn on JavaScript to send the form.', 'gazetteer');
    }

    public static function form(CheckedForm $form): string
    {
        return match ($form) {
            CheckedForm::Listing => __('Submitted listings', 'gazetteer'),
            CheckedForm::Contact => __('Contact forms', 'gazetteer'),
            CheckedForm::Claim => __('Claims', 'gazetteer'),
        };
    }
}
