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
            __('If you search for a place while you edit a listing, your browser sends the text that you type and your IP address to %s, which returns suggestions. Nothing is sent before you use the search.', 'gazetteer'),
            $places->recipient(),
        );
        wp_add_privacy_policy_content('Gazetteer', '<p>' . esc_html($text) . '</p>');
    }
}
