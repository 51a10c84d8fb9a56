<?php

declare(strict_types=1);

namespace Gazetteer\Links;

use Gazetteer\Links\Counts\ClickSweep;
use Gazetteer\Links\Outbound\OutboundCounts;
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
        if (Plugin::hasOutboundLinks() && Plugin::get(OutboundCounts::class)->areOn()) {
            $text .= ' ' . __('Some links lead to partners by way of an address of this site. Our server counts them in the same way when they are followed, without a cookie; the partner sees that you come from this site, and may pay us a commission.', 'gazetteer');
        }
        wp_add_privacy_policy_content('Gazetteer', '<p>' . esc_html($text) . '</p>');
    }
}
