<?php

/** @var string $root The folder of WordPress. */
require_once "{$root}/wp-load.php";

/** @var string $edition A hash of this version of the content. */
/** @var bool $force Whether to check every post even if the site has this version. */
/** @var string $plan The content, as JSON in Base64. */
if (gazetteer_demo_plugin()) {
    // A plugin registers its post types at the start of a request, so continue in the next one.
    echo json_encode(['again' => true]);
    exit;
}
if (!$force && get_option('gazetteer_demo_edition') === $edition) {
    echo json_encode(['planted' => null]);
    exit;
}

$admins = get_users(['role' => 'administrator', 'number' => 1]);
wp_set_current_user($admins[0]->ID);
$plan = json_decode(base64_decode($plan), true, 512, JSON_THROW_ON_ERROR);

gazetteer_demo_options($plan);
gazetteer_demo_tidy();
$pictures = new GazetteerDemoPlanted('attachment');
$addresses = gazetteer_demo_pictures($plan['pictures'], $pictures);
$pictures->removeTheRest();
$forms = new GazetteerDemoPlanted('gazetteer_form');
$numbers = gazetteer_demo_forms($plan['forms'], $forms);
$forms->removeTheRest();

$named = [];
foreach ($addresses as $key => $address) {
    $named["{{picture:{$key}}}"] = $address;
}
foreach ($numbers as $key => $number) {
    // The id is a number in the block's attributes, so also replace the quotes.
    $named["\"{{form:{$key}}}\""] = (string) $number;
}
$pages = new GazetteerDemoPlanted('page');
gazetteer_demo_pages($plan['pages'], $named, $pages);
$pages->removeTheRest();
update_option('page_on_front', $pages->id($plan['front']));
gazetteer_demo_directory_settings($plan['purposes'], $pages, $forms->id($plan['messageForm']));

$names = (new Gazetteer\Kernel\Settings())->names();
$fields = new GazetteerDemoPlanted($names->field);
$sales = new GazetteerDemoPlanted($names->plan);
$listings = new GazetteerDemoPlanted($names->listing);
$bulkWrites = new Gazetteer\Import\BulkWriteMode([$names->category, $names->location, $names->feature, $names->tag]);
$bulkWrites->begin();
$directory = new GazetteerDemoDirectory($names);
$bulkWrites->inTransaction(static function () use ($plan, $directory, $fields, $sales): void {
    $directory->plantFields($plan['fields'], $fields);
    $directory->plantCategories($plan['categories']);
    $directory->plantPlans($plan['sales'], $sales);
});
$planting = new GazetteerDemoListings(new Gazetteer\Listings\ListingPosts($names), $directory, $pictures->ids(), $named);
$bulkWrites->inTransaction(static fn () => $planting->plant($plan['listings'], $listings));
$bulkWrites->end();
// WordPress would build the index in the background, but the demo has no background tasks.
$index = new Gazetteer\Search\SiteIndex(static fn () => $names);
if ($listings->counts['made'] > 0 || !$index->isReady()) {
    $index->rebuilder()->run(static fn (): bool => true);
}

// Reload the rewrite rules, because WordPress read them before the permalink structure was set.
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules(false);
update_option('gazetteer_demo_edition', $edition);

$all = [$pictures, $forms, $pages, $fields, $sales, $listings];
$sum = static fn (string $outcome): int => array_sum(array_map(static fn (GazetteerDemoPlanted $each): int => $each->counts[$outcome], $all));
echo json_encode(['planted' => array_combine(array_keys($pages->counts), array_map($sum, array_keys($pages->counts)))]);
