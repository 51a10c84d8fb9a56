<?php
/**
 * Plugin Name: Gazetteer: what a request costs
 * Description: For tests only. Records the plugin’s files, hooked functions and registered blocks of a request, or answers a request without the plugin.
 */

if (isset($_GET['test_without'])) {
    add_filter('option_active_plugins', static fn (array $plugins): array => array_values(array_filter(
        $plugins,
        static fn (string $plugin): bool => !str_starts_with($plugin, 'gazetteer/'),
    )));
}
if (!isset($_GET['test_cost']) && !isset($_SERVER['HTTP_X_TEST_COST'])) {
    return;
}

add_action('shutdown', static function (): void {
    $folder = wp_normalize_path((string) realpath(WP_PLUGIN_DIR . '/gazetteer')) . '/';
    $short = static fn (string $file): string => substr(wp_normalize_path($file), strlen($folder));
    $isOurs = static fn (string $file): bool => str_starts_with(wp_normalize_path($file), $folder);
    $files = array_values(array_map($short, array_filter(get_included_files(), $isOurs)));
    $callbacks = [];
    foreach ($GLOBALS['wp_filter'] as $hook => $waiting) {
        foreach (array_merge(...array_values($waiting->callbacks)) as ['function' => $function]) {
            // Skip callbacks of WordPress in files that this request did not load.
            $file = is_callable($function) ? (string) (new ReflectionFunction(Closure::fromCallable($function)))->getFileName() : '';
            if ($isOurs($file)) {
                $callbacks[] = "{$hook}: {$short($file)}";
            }
        }
    }
    $routes = did_action('rest_api_init') > 0 ? array_values(preg_grep('~gazetteer~', array_keys(rest_get_server()->get_routes()))) : [];
    $blocks = array_values(preg_grep('~^gazetteer/~', array_keys(WP_Block_Type_Registry::get_instance()->get_all_registered())));
    file_put_contents(WP_CONTENT_DIR . '/gazetteer-test-cost.json', wp_json_encode(compact('files', 'callbacks', 'routes', 'blocks')));
}, PHP_INT_MAX);
