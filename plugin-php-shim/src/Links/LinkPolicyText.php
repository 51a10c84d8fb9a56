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
            __('We count how often visitors follow links on our pages, for each day, kind and destination. We store nothing that identifies visitors: no IP address, no cookie, and no part of a URL after its path. We delete the counts after %d days. If our settings include an analytics service, it receives the same data after visitors give consent.', 'gazetteer'),
            ClickSweep::DAYS,
        );
        if (Plugin::hasOutboundLinks() && Plugin::get(OutboundCounts::class)->areOn()) {
            $text .= ' ' . __('Some links to partners use an address of this site. When you follow one of these links, our server counts it in the same way, without a cookie. The partner sees that you come from this site, and may pay us a commission.', 'gazetteer');
        }
        wp_add_privacy_policy_content('Gazetteer', '<p>' . esc_html($text) . '</p>');
    }
}
