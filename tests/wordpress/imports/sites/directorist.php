<?php

/**
 * A recorded site of Directorist.
 *
 * Sources: https://github.com/sovware/directorist (config.php for the names; includes/model/ListingForm.php and
 * includes/classes/class-add-listing.php for the metas; includes/review/class-comment.php for reviews, which are
 * comments of the type `review` with the meta `rating`) and https://github.com/AyeCode/geodir-converter,
 * includes/importers/class-geodir-converter-directorist.php (the arrays of social links and opening hours).
 */

namespace Recorded;

global $wpdb;
$type = term('atbdp_listing_types', 'General');
$wpdb->insert($wpdb->termmeta, ['term_id' => $type, 'meta_key' => 'submission_form_fields', 'meta_value' => serialize(['fields' => [
    'phone' => ['field_key' => 'phone', 'label' => 'Phone'],
    'text' => ['field_key' => 'custom-text', 'label' => 'Languages'],
    'checkbox' => ['field_key' => 'custom-checkbox', 'label' => 'Payment'],
]])]);
$shop = term('at_biz_dir-category', 'Shops');
$country = term('at_biz_dir-location', 'Denmark');
$city = term('at_biz_dir-location', 'Aarhus', $country);
$tag = term('at_biz_dir-tags', 'books');

$first = attachment('dir-front');
$second = attachment('dir-shelf');
$books = post('at_biz_dir', 'Paper House', [
    '_directory_type' => (string) $type, '_listing_status' => 'post_status', '_never_expire' => '1', '_expiry_date' => '2020-01-01 00:00:00',
    '_price_range' => 'economy', '_atbd_listing_pricing' => 'range', '_tagline' => 'Old and new books', '_address' => 'Storegade 5, Aarhus', '_manual_lat' => '56.15', '_manual_lng' => '10.2',
    '_phone' => '+45 80 00 00 00', '_email' => 'hello@paper.example', '_website' => 'https://paper.example', '_videourl' => 'https://video.example/1',
    '_social' => [['id' => 'instagram', 'url' => 'https://instagram.com/paper'], ['id' => 'pinterest', 'url' => 'https://pinterest.com/paper']],
    '_custom-text' => 'Danish, English', '_custom-checkbox' => ['Cash', 'Card'],
    '_listing_prv_img' => (string) $first, '_listing_img' => [$first, $second],
    '_bdbh' => [
        'monday' => ['enable' => 'enable', 'remain_close' => '', 'start' => ['09:00'], 'close' => ['17:30']],
        'saturday' => ['enable' => 'enable', 'remain_close' => 'open', 'start' => [], 'close' => []],
        'sunday' => ['start' => ['10:00'], 'close' => ['12:00']],
    ],
]);
relate($books, $shop, $city, $tag, $type);
comment($books, 'review', 'I could stay all day.', [], ['rating' => '5']);
comment($books, 'review', 'Spam spam.', ['comment_approved' => 'spam', 'comment_author' => 'Bot'], ['rating' => '3']);
comment($books, 'action_log', 'Not a review.');

post('at_biz_dir', 'Past Shop', ['_expiry_date' => '2021-05-05 00:00:00']);
post('at_biz_dir', 'Wrong Position', ['_manual_lat' => 'north', '_manual_lng' => '3']);
