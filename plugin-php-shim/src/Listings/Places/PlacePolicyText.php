<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Places;

use Gazetteer\Plugin;

/** Suggested privacy policy text about the place lookup, shown if the lookup is on. */
final class PlacePolicyText
{
    public static function suggest(): void
    {
        $places = PlaceSettings::read(Plugin::settings()->places());
        if (!$places->isOn()) {
            return;
        }
        $text = sprintf(
            /* translators: %s: who answers, such as Google or the name of a server. */
            __('Whoever searches for a place while writing a listing sends what they type, and their network address, to %s, which answers with suggestions. Nothing is sent before the search is used.', 'gazetteer'),
            $places->recipient(),
        );
        wp_add_privacy_policy_content('Gazetteer', '<p>' . esc_html($text) . '</p>');
    }
}
