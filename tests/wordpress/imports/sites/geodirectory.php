<?php

/**
 * A recorded site of GeoDirectory.
 *
 * Source: https://github.com/AyeCode/geodirectory, includes/admin/class-geodir-admin-install.php (the tables, without
 * columns that the import does not read) and includes/admin/dummy-data/standard_places.php (the format of hours).
 */

namespace Recorded;

global $wpdb;
$wpdb->query("CREATE TABLE {$wpdb->prefix}geodir_custom_fields (id int(11) NOT NULL AUTO_INCREMENT, post_type varchar(100) NULL, field_type varchar(255) NOT NULL, frontend_title varchar(255) NULL, htmlvar_name varchar(255) NULL, sort_order int(11) NOT NULL, is_active tinyint(1) NOT NULL DEFAULT '1', PRIMARY KEY  (id))");
$wpdb->query("CREATE TABLE {$wpdb->prefix}geodir_gd_place_detail (post_id bigint(20) NOT NULL, post_title text NULL, post_status varchar(20) NULL, featured tinyint(1) NOT NULL DEFAULT '0', overall_rating float DEFAULT '0', rating_count int(11) DEFAULT '0', street VARCHAR(254) NULL, street2 VARCHAR(254) NULL, city VARCHAR(50) NULL, region VARCHAR(50) NULL, country VARCHAR(50) NULL, zip VARCHAR(50) NULL, latitude VARCHAR(22) NULL, longitude VARCHAR(22) NULL, phone VARCHAR(254) NULL, email VARCHAR(254) NULL, website text NULL, facebook text NULL, business_hours text NULL, special_offers text NULL, expire_date VARCHAR(20) NULL, PRIMARY KEY  (post_id))");
$wpdb->query("CREATE TABLE {$wpdb->prefix}geodir_attachments (ID int(11) NOT NULL AUTO_INCREMENT, post_id bigint(20) NOT NULL, file varchar(254) NOT NULL, mime_type varchar(150) NOT NULL, menu_order int(11) NOT NULL DEFAULT '0', featured tinyint(1) NULL DEFAULT '0', is_approved tinyint(1) NULL DEFAULT '1', type varchar(254) NULL DEFAULT 'post_images', PRIMARY KEY  (ID))");
$wpdb->query("CREATE TABLE {$wpdb->prefix}geodir_post_review (comment_id bigint(20) UNSIGNED NOT NULL, post_id bigint(20) DEFAULT '0', user_id bigint(20) DEFAULT '0', rating float DEFAULT '0', ratings text NOT NULL, attachments text NOT NULL, PRIMARY KEY  (comment_id))");
foreach (['phone' => 'Phone', 'business_hours' => 'Business Hours', 'special_offers' => 'Special Offers'] as $name => $title) {
    $wpdb->insert("{$wpdb->prefix}geodir_custom_fields", ['post_type' => 'gd_place', 'field_type' => 'text', 'frontend_title' => $title, 'htmlvar_name' => $name, 'sort_order' => 1, 'is_active' => 1]);
}
$detail = static function (int $post, array $row): void {
    global $wpdb;
    $wpdb->insert("{$wpdb->prefix}geodir_gd_place_detail", $row + ['post_id' => $post, 'post_status' => 'publish']);
};

$sight = term('gd_placecategory', 'Attractions');
$tag = term('gd_place_tags', 'garden');
$park = post('gd_place', 'Rose Garden');
relate($park, $sight, $tag);
$detail($park, [
    'street' => '1 Park Lane', 'city' => 'Philadelphia', 'region' => 'Pennsylvania', 'country' => 'United States', 'zip' => '19103', 'latitude' => '39.95', 'longitude' => '-75.17',
    'phone' => '(111) 677-4444', 'email' => 'roses@garden.example', 'website' => 'http://garden.example', 'facebook' => 'facebook.com/roses', 'special_offers' => 'Two for one',
    'business_hours' => '["Mo 09:00-12:00,13:00-17:00","Sa 10:00-16:00"],["UTC":"-5"]',
]);
foreach ([['gd-roses', 1, 0], ['gd-pond', 0, 1]] as [$name, $featured, $order]) {
    $wpdb->insert("{$wpdb->prefix}geodir_attachments", ['post_id' => $park, 'file' => '/' . picture($name), 'mime_type' => 'image/jpeg', 'menu_order' => $order, 'featured' => $featured]);
}
$wpdb->insert("{$wpdb->prefix}geodir_attachments", ['post_id' => $park, 'file' => '/2019/01/lost.jpg', 'mime_type' => 'image/jpeg', 'menu_order' => 2]);
$review = comment($park, 'comment', 'Beautiful in June.');
$wpdb->insert("{$wpdb->prefix}geodir_post_review", ['comment_id' => $review, 'post_id' => $park, 'rating' => 5, 'ratings' => '', 'attachments' => '']);
comment($park, 'comment', 'Glad you liked it.', ['comment_parent' => $review, 'comment_author' => 'Gardener']);

$zoo = post('gd_place', 'Closed Zoo', [], ['post_status' => 'gd-closed']);
$detail($zoo, ['street' => '2 Zoo Street', 'city' => 'Philadelphia', 'expire_date' => '2020-01-01']);
$wrong = post('gd_place', 'Wrong Web');
$detail($wrong, ['website' => 'javascript:alert(1)']);
