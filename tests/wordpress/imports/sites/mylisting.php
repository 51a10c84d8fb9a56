<?php

/**
 * A recorded site of the theme MyListing.
 *
 * Sources: https://github.com/softcircles/mylisting-snippets, custom-tables.sql (the tables of places and hours) and
 * https://github.com/AyeCode/geodir-converter, includes/importers/class-geodir-converter-mylisting.php (the metas, the
 * links, hours as minutes since Monday, and ratings up to ten).
 */

namespace Recorded;

global $wpdb;
$wpdb->query("CREATE TABLE {$wpdb->prefix}mylisting_locations (id bigint(20) NOT NULL AUTO_INCREMENT, listing_id bigint(20) NOT NULL, address varchar(300) NOT NULL, lat decimal(8,5) NOT NULL, lng decimal(8,5) NOT NULL, PRIMARY KEY  (id))");
$wpdb->query("CREATE TABLE {$wpdb->prefix}mylisting_workhours (id bigint(20) NOT NULL AUTO_INCREMENT, listing_id bigint(20) NOT NULL, start smallint(5) NOT NULL, end smallint(5) NOT NULL, timezone varchar(64) NOT NULL, PRIMARY KEY  (id))");
post('case27_listing_type', 'Place', ['case27_listing_type_fields' => [
    'job_title' => ['slug' => 'job_title', 'label' => 'Title', 'type' => 'text'],
    'job_phone' => ['slug' => 'job_phone', 'label' => 'Phone', 'type' => 'text'],
    'dogs-allowed' => ['slug' => 'dogs-allowed', 'label' => 'Dogs allowed', 'type' => 'checkbox'],
]]);
$stay = term('job_listing_category', 'Guest houses');
$region = term('region', 'Alps');
$tag = term('case27_job_listing_tags', 'mountain');

$cover = attachment('ml-cover');
$room = attachment('ml-room');
$url = static fn (int $id): string => get_the_guid($id);
$house = post('job_listing', 'Alpine House', [
    '_case27_listing_type' => 'place', '_job_email' => 'stay@alpine.example', '_job_phone' => '+41 27 000 00 00', '_job_website' => 'https://alpine.example', '_job_tagline' => 'Rooms with a view',
    '_job_cover' => [$url($cover)], '_job_gallery' => [$url($room), 'https://elsewhere.example/x.jpg'], '_job_logo' => ['https://alpine.example/logo.png'],
    '_links' => [['network' => 'Facebook', 'url' => 'https://facebook.com/alpine'], ['network' => 'Yelp', 'url' => 'https://yelp.com/alpine']],
    '_price_range' => '$$$', '_dogs-allowed' => ['Yes'], '_claimed' => '1', '_job_expires' => '2090-01-01',
]);
relate($house, $stay, $region, $tag);
$wpdb->insert("{$wpdb->prefix}mylisting_locations", ['listing_id' => $house, 'address' => 'Bergweg 1, Zermatt', 'lat' => 46.02, 'lng' => 7.75]);
// Monday 08:00 to 18:00, Friday 20:00 to 02:00, and all of Sunday.
foreach ([[480, 1080], [6960, 7320], [8640, 10080]] as [$start, $end]) {
    $wpdb->insert("{$wpdb->prefix}mylisting_workhours", ['listing_id' => $house, 'start' => $start, 'end' => $end, 'timezone' => 'Europe/Zurich']);
}
comment($house, 'comment', 'Quiet and clean.', [], ['_case27_post_rating' => '9']);
comment($house, 'comment', 'Cold.', ['comment_author' => 'Cy'], ['_case27_post_rating' => '1']);

post('job_listing', 'Expired House', ['_case27_listing_type' => 'place', '_job_expires' => '2020-02-02']);
post('job_listing', 'Wrong Email House', ['_case27_listing_type' => 'place', '_job_email' => '@']);
post('job_listing', 'A job of WP Job Manager');
