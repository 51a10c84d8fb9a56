<?php

/**
 * A recorded site of HivePress with its extensions Geolocation and Reviews.
 *
 * Sources: the models in https://github.com/hivepress/hivepress (includes/models/class-listing.php, class-attachment.php),
 * https://github.com/hivepress/hivepress-reviews (includes/models/class-review.php: the rating has the alias
 * `comment_karma`) and https://github.com/hivepress/hivepress-geolocation (includes/components/class-geolocation.php).
 */

namespace Recorded;

$cafe = term('hp_listing_category', 'Cafés & bars');
$wine = term('hp_listing_category', 'Wine bars', $cafe);
$land = term('hp_listing_region', 'Norway');
$town = term('hp_listing_region', 'Bergen', $land);
post('hp_attribute', 'Cuisine', ['hp_edit_field_label' => 'Kitchen', 'hp_edit_field_type' => 'select'], ['post_name' => 'cuisine']);
post('hp_attribute', 'Seats', ['hp_edit_field_label' => 'Seats', 'hp_edit_field_type' => 'number'], ['post_name' => 'seats']);
post('hp_attribute', 'Phone', ['hp_edit_field_label' => 'Phone number', 'hp_edit_field_type' => 'text'], ['post_name' => 'phone']);
$nordic = term('hp_listing_cuisine', 'Nordic');

$bar = post('hp_listing', 'Harbour & Wine', [
    'hp_location' => 'Bryggen 1, Bergen', 'hp_latitude' => '60.397', 'hp_longitude' => '5.324', 'hp_verified' => '1',
    'hp_seats' => '40', 'hp_phone' => '+47 55 00 00 00', 'hp_rating' => '4.5', 'hp_rating_count' => '2', 'hp_website' => 'harbour.example/wine',
]);
relate($bar, $wine, $town, $nordic);
$cover = attachment('harbour-cover', $bar);
$room = attachment('harbour-room', $bar);
meta($bar, '_thumbnail_id', (string) $cover);
$review = comment($bar, 'hp_review', 'Lovely evening.', ['comment_karma' => 5]);
comment($bar, 'hp_review', 'Thank you!', ['comment_parent' => $review, 'comment_author' => 'Owner', 'comment_date_gmt' => '2024-05-07 00:00:00']);
comment($bar, 'hp_review', 'Too loud.', ['comment_karma' => 2, 'comment_approved' => '0', 'comment_author' => 'Bo']);
comment($bar, 'hp_message', 'A private message that must not be imported.');

post('hp_listing', 'Closed Kitchen', ['hp_expired_time' => (string) (time() - 86400), 'hp_location' => 'Old Street 2']);
post('hp_listing', 'Draft Diner', [], ['post_status' => 'draft', 'post_author' => 999999]);
post('hp_listing', 'Wrong Place', ['hp_latitude' => '160.5', 'hp_longitude' => '5']);
post('hp_listing', 'In the trash', [], ['post_status' => 'trash']);
