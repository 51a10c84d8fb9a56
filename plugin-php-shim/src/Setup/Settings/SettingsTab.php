<?php

declare(strict_types=1);

namespace Gazetteer\Setup\Settings;

/** The tabs of the settings screen. The template of a tab is `settings-TAB.php`. */
enum SettingsTab: string
{
    case Directory = 'directory';
    case Submission = 'submission';
    case Payments = 'payments';
    case BotCheck = 'bot-check';
    case Widgets = 'widgets';
    case Developers = 'developers';

    public function title(): string
    {
        return match ($this) {
            self::Directory => __('Directory', 'gazetteer'),
            self::Submission => __('Submitted listings', 'gazetteer'),
            self::Payments => __('Payments', 'gazetteer'),
            self::BotCheck => __('Bot check', 'gazetteer'),
            self::Widgets => __('Widgets', 'gazetteer'),
            self::Developers => __('For developers', 'gazetteer'),
        };
    }

    public function url(): string
    {
        return admin_url('options-general.php?page=' . SettingsScreen::PAGE . ($this === self::Directory ? '' : "&tab={$this->value}"));
    }
}
