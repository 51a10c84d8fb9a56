<?php

// Written by `npm run contract` from packages/contract/calls/actions.ts: change it there.

declare(strict_types=1);

namespace Gazetteer\Contract;

/** The AJAX actions; {prefix} is the product's own name. Spec section 7. */
final class Action
{
    public const TERM_DETAILS = 'ajax_term';
    public const PLANS_FOR_CATEGORY = '{prefix}_select_plan_by_cat';
    public const FILTER_PLANS = 'filter_pricingplan';
    public const GENERAL_PLANS = '{prefix}_select_general_plans';
    public const SUBMIT_LISTING = '{prefix}_submit_listing_ajax';
    public const SIMILAR_LISTINGS = '{prefix}_similar_listings';
    public const DEFAULT_PREFIX = 'gazetteer';

    public static function named(string $action, string $prefix = self::DEFAULT_PREFIX): string
    {
        return str_replace('{prefix}', $prefix, $action);
    }
}
