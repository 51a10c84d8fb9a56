<?php

declare(strict_types=1);

namespace Gazetteer\Links;

use Gazetteer\Links\Counts\ClickSweep;
use Gazetteer\Plugin;

/** What an owner may say about followed links in the site's privacy policy, once they are counted. */
final class LinkPolicyText
{
    public static function suggest(): void
    {
        if (!Plugin::settings()->tracksLinks()) {
            return;
        }
        $text = sprintf(
            /* translators: %d: a number of days. */
            __('We count how often links on our pages are followed: for each day, by kind and by where they lead. Nothing is kept that says who followed them: no network address, no cookie, and nothing of an address after its path. The counts are deleted after %d days. Where an analytics service is named in our settings, the same is told to it, after visitors agreed.', 'gazetteer'),
            ClickSweep::DAYS,
        );
        wp_add_privacy_policy_content('Gazetteer', '<p>' . esc_html($text) . '</p>');
    }
}
