<?php

declare(strict_types=1);

use Gazetteer\Listings\LegacyData;

if (!defined('ABSPATH')) {
    exit;
}

/* translators: %s: the name of another look. */
$as = static fn (string $look): string => sprintf(__('Same as “%s”', 'gazetteer'), $look);

return [
    'adopts' => ['lp_plan_result_section'],
    'found' => LegacyData::isFound(...),
    'words' => static fn (): array => [
        'adopts' => __('Take over the pricing plans page of the ListingPro theme', 'gazetteer'),
        'controls' => [
            'style' => [
                'label' => __('Style', 'gazetteer'),
                'options' => [
                    'vertical_view_1' => __('Cards', 'gazetteer'),
                    'vertical_view_2' => __('Cards with a colored header', 'gazetteer'),
                    'vertical_view_3' => __('Joined columns', 'gazetteer'),
                    'vertical_view_4' => __('Cards, price first', 'gazetteer'),
                    'horizontal_view_1' => __('Rows', 'gazetteer'),
                    'horizontal_view_2' => __('Rows, price first', 'gazetteer'),
                    'vertical_view_7' => __('Expandable rows', 'gazetteer'),
                    'vertical_view_8' => __('Comparison table', 'gazetteer'),
                    'claim_plans' => __('Plans for claiming a listing', 'gazetteer'),
                    'vertical_view_5' => $as(__('Joined columns', 'gazetteer')),
                    'vertical_view_6' => $as(__('Cards', 'gazetteer')),
                    'vertical_view_9' => $as(__('Cards, price first', 'gazetteer')),
                ],
            ],
            'kind' => [
                'label' => __('Show first', 'gazetteer'),
                'options' => [
                    'standard' => __('General plans', 'gazetteer'),
                    'exclusive' => __('Plans of a category', 'gazetteer'),
                ],
            ],
            'toggle' => [
                'label' => __('Let visitors switch between both', 'gazetteer'),
            ],
            'categories' => [
                'label' => __('Categories', 'gazetteer'),
                'help' => __('Slugs or IDs, separated by commas. Leave empty for all categories that have plans.', 'gazetteer'),
            ],
            'period' => [
                'label' => __('Billing period', 'gazetteer'),
                'help' => __('The billing period shown first, if plans are billed monthly or yearly.', 'gazetteer'),
                'options' => [
                    'monthly' => __('Monthly', 'gazetteer'),
                    'yearly' => __('Annually', 'gazetteer'),
                ],
            ],
        ],
    ],
];
