<?php

/** @var string $root Where WordPress is. */
require_once "{$root}/wp-load.php";

/** @var string $edition The name of this content. */
/** @var bool $anew Whether to check every page even if the site has this version. */
/** @var string $plan The content itself, as Base64 of JSON. */
if (gazetteer_demo_plugin()) {
    // What the plugin makes known at the beginning of a request is known from the next one on.
    echo json_encode(['again' => true]);
    exit;
}
if (!$anew && get_option('gazetteer_demo_edition') === $edition) {
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
    // A block's attribute: the number itself, and not a text of it.
    $named["\"{{form:{$key}}}\""] = (string) $number;
}
$pages = new GazetteerDemoPlanted('page');
gazetteer_demo_pages($plan['pages'], $named, $pages);
$pages->removeTheRest();
update_option('page_on_front', $pages->id($plan['front']));
gazetteer_demo_purposes($plan['purposes'], $pages);

$names = (new Gazetteer\Kernel\Settings())->names();
$fields = new GazetteerDemoPlanted($names->field);
$sales = new GazetteerDemoPlanted($names->plan);
$listings = new GazetteerDemoPlanted($names->listing);
$writes = new Gazetteer\Import\QuietWrites([$names->category, $names->location, $names->feature, $names->tag]);
$writes->begin();
$directory = new GazetteerDemoDirectory($names);
$writes->together(static function () use ($plan, $directory, $fields, $sales): void {
    $directory->plantFields($plan['fields'], $fields);
    $directory->plantCategories($plan['categories']);
    $directory->plantPlans($plan['sales'], $sales);
});
$planting = new GazetteerDemoListings(new Gazetteer\Listings\ListingPosts($names), $directory, $pictures->ids(), $named);
$writes->together(static fn () => $planting->plant($plan['listings'], $listings));
$writes->end();
// A site would catch up in the background, which the demo has none of.
$index = new Gazetteer\Search\SiteIndex(static fn () => $names);
if ($listings->counts['made'] > 0 || !$index->isReady()) {
    $index->rebuilder()->run(static fn (): bool => true);
}

// The rules were read before the permalinks were chosen.
$GLOBALS['wp_rewrite']->init();
flush_rewrite_rules(false);
update_option('gazetteer_demo_edition', $edition);

$all = [$pictures, $forms, $pages, $fields, $sales, $listings];
$sum = static fn (string $outcome): int => array_sum(array_map(static fn (GazetteerDemoPlanted $each): int => $each->counts[$outcome], $all));
echo json_encode(['planted' => array_combine(array_keys($pages->counts), array_map($sum, array_keys($pages->counts)))]);
