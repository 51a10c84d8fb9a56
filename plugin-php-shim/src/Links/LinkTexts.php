<?php

declare(strict_types=1);

namespace Gazetteer\Links;

use Gazetteer\Contract\LinkKind;
use Gazetteer\Links\Domain\ClickKind;

/** What counts are called. */
final class LinkTexts
{
    public static function kind(string $kind): string
    {
        return match ($kind) {
            LinkKind::Outbound->value => __('Other sites', 'gazetteer'),
            LinkKind::Affiliate->value => __('Partners', 'gazetteer'),
            LinkKind::Download->value => __('Downloads', 'gazetteer'),
            LinkKind::Tel->value => __('Telephone numbers', 'gazetteer'),
            LinkKind::Mailto->value => __('Email addresses', 'gazetteer'),
            LinkKind::CrossHostname->value => __('Own hosts', 'gazetteer'),
            ClickKind::SEARCH => __('Searches', 'gazetteer'),
            ClickKind::PURCHASE => __('Purchases', 'gazetteer'),
            default => $kind,
        };
    }
}
