<?php

declare(strict_types=1);

namespace Gazetteer\Plans\Chooser;

use Gazetteer\Kernel\Extensions;
use Gazetteer\Kernel\Settings;

/** Where a chosen plan leads. */
final class SubmitPage
{
    /** Filters the address; it is empty where no page for submitting has been chosen. */
    public const FILTER = 'gazetteer_plan_submit_url';

    public static function address(Settings $settings): string
    {
        $page = $settings->page('submit');
        $address = $page > 0 && get_post_status($page) === 'publish' ? (string) get_permalink($page) : '';
        $filtered = Extensions::filter(self::FILTER, $address);

        return is_string($filtered) ? $filtered : $address;
    }
}
