<?php

/**
 * A recorded site of Business Directory Plugin.
 *
 * Source: https://github.com/Strategy11/business-directory-plugin, includes/installer.php (the tables, without columns
 * that the import does not read), includes/form-fields.php (the default fields and their tags),
 * includes/abstracts/class-form-field-type.php (the metas of answers) and includes/models/class-listing.php (images).
 */

namespace Recorded;

global $wpdb;
$wpdb->query("CREATE TABLE {$wpdb->prefix}wpbdp_form_fields (id bigint(20) NOT NULL AUTO_INCREMENT, label varchar(255) NOT NULL, field_type varchar(100) NOT NULL, association varchar(100) NOT NULL, weight int(5) NOT NULL DEFAULT 0, shortname varchar(255) NOT NULL DEFAULT '', tag varchar(255) NOT NULL DEFAULT '', PRIMARY KEY  (id))");
$wpdb->query("CREATE TABLE {$wpdb->prefix}wpbdp_plans (id bigint(20) NOT NULL AUTO_INCREMENT, label varchar(255) NOT NULL, amount decimal(10,2) NOT NULL DEFAULT 0.00, days smallint unsigned NOT NULL DEFAULT 0, PRIMARY KEY  (id))");
$wpdb->query("CREATE TABLE {$wpdb->prefix}wpbdp_listings (listing_id bigint(20) NOT NULL, fee_id bigint(20) NULL, expiration_date timestamp NULL DEFAULT NULL, listing_status varchar(255) NOT NULL DEFAULT 'unknown', PRIMARY KEY  (listing_id))");
$fields = [];
foreach ([
    ['Listing Title', 'textfield', 'title', 'listing_title', 'title'], ['Website', 'url', 'meta', 'website', 'website'], ['Phone', 'textfield', 'meta', 'phone', 'phone'],
    ['Email', 'textfield', 'meta', 'email', 'email'], ['Address', 'textarea', 'meta', 'address', 'address'], ['ZIP Code', 'textfield', 'meta', 'zip_code', 'zip'],
    ['Languages', 'checkbox', 'meta', 'languages', ''],
] as [$label, $type, $association, $shortname, $tag]) {
    $wpdb->insert("{$wpdb->prefix}wpbdp_form_fields", ['label' => $label, 'field_type' => $type, 'association' => $association, 'shortname' => $shortname, 'tag' => $tag]);
    $fields[$shortname] = '_wpbdp[fields][' . $wpdb->insert_id . ']';
}
$wpdb->insert("{$wpdb->prefix}wpbdp_plans", ['label' => 'No such plan here', 'amount' => 10, 'days' => 30]);
$plan = (int) $wpdb->insert_id;
$law = term('wpbdp_category', 'Legal');
$tag = term('wpbdp_tag', 'notary');

$office = post('wpbdp_listing', 'Miller & Sons', [
    $fields['website'] => ['https://miller.example', 'Our site'], $fields['phone'] => '555-0101', $fields['email'] => 'office@miller.example',
    $fields['address'] => '7 Court Square', $fields['zip_code'] => '10001', $fields['languages'] => "English\tSpanish",
]);
relate($office, $law, $tag);
$photo = attachment('bdp-office', $office);
meta($office, '_wpbdp[images]', [$photo]);
meta($office, '_wpbdp[thumbnail_id]', (string) $photo);
$wpdb->insert("{$wpdb->prefix}wpbdp_listings", ['listing_id' => $office, 'fee_id' => $plan, 'expiration_date' => '2090-01-01 00:00:00', 'listing_status' => 'complete']);

$gone = post('wpbdp_listing', 'Gone Office');
$wpdb->insert("{$wpdb->prefix}wpbdp_listings", ['listing_id' => $gone, 'expiration_date' => '2022-01-01 00:00:00', 'listing_status' => 'expired']);
post('wpbdp_listing', 'Wrong Email', [$fields['email'] => 'nobody']);
