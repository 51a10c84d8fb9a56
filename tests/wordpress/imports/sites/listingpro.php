<?php

/**
 * A recorded site of the theme ListingPro.
 *
 * Sources: https://github.com/kn9/listingpro (the option arrays of listings) and
 * https://github.com/AyeCode/geodir-converter, includes/importers/class-geodir-converter-listingpro.php (post types,
 * metas, and reviews whose options contain `rating` and `listing_id`).
 */

namespace Recorded;

$eat = term('listing-category', 'Restaurants');
$city = term('location', 'Lisbon');
$wifi = term('features', 'Wi-Fi');
$tag = term('list-tags', 'seafood');
$plan = post('price_plan', 'Gold', ['plan_price' => '20', 'plan_time' => '30']);
// This site has a plan with the same title.
post('gazetteer_plan', 'Gold');
post('form-fields', 'Dress code', [], ['post_name' => 'dress-code']);

$photo = attachment('lp-terrace');
$tasca = post('listing', 'Tasca do Mar', [
    'lp_listingpro_options' => [
        'tagline_text' => 'Fish from the morning', 'gAddress' => 'Rua da Praia 3, Lisbon', 'latitude' => '38.71', 'longitude' => '-9.13',
        'phone' => '+351 210 000 000', 'email' => 'tasca@mar.example', 'website' => 'tasca.example', 'facebook' => 'https://facebook.com/tasca',
        'price_status' => 'moderate', 'list_price' => '12', 'list_price_to' => '30', 'Plan_id' => (string) $plan, 'claimed_section' => 'claimed',
        'business_hours' => ['Monday' => ['open' => ['12:00', '19:00'], 'close' => ['15:00', '23:00']], 'Tuesday' => ['open' => '', 'close' => '']],
        'faqs' => ['faq' => [1 => 'Do you have parking?'], 'faqans' => [1 => 'Yes.']],
        'business_logo' => 'https://tasca.example/logo.png',
    ],
    'lp_listingpro_options_fields' => ['dress-code' => 'Casual', 'dress-code-mfilter' => 'dress-code-Casual', 'lp_feature' => [(string) $wifi]],
    'gallery_image_ids' => "{$photo},987654", '_thumbnail_id' => (string) $photo, 'plan_id' => (string) $plan, 'claimed' => '1',
]);
relate($tasca, $eat, $city, $wifi, $tag);
post('lp-reviews', 'Best fish', ['lp_listingpro_options' => ['rating' => '4', 'listing_id' => (string) $tasca]], ['post_author' => 1, 'post_content' => 'Fresh and friendly.']);
post('lp-reviews', 'Waiting', ['lp_listingpro_options' => ['rating' => '1', 'listing_id' => (string) $tasca]], ['post_status' => 'pending', 'post_content' => 'Slow.']);

post('listing', 'Old Tavern', ['lp_listingpro_options' => ['lp_purchase_days' => '10']]);
post('listing', 'Wrong Mail', ['lp_listingpro_options' => ['email' => 'not an address']]);
