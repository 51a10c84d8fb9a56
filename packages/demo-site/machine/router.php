<?php

/**
 * Makes PHP's built-in web server behave like a WordPress host. It serves files and index files of
 * folders. WordPress handles all other URLs.
 */

declare(strict_types=1);

(static function (): void {
    $root = $_SERVER['DOCUMENT_ROOT'];
    $path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
    if (is_dir($root . $path) && is_file("{$root}{$path}/index.php")) {
        if (!str_ends_with($path, '/')) {
            header("Location: {$path}/", true, 301);
            exit;
        }
        $path .= 'index.php';
    }
    // URLs in a multisite network contain a folder for the site, which does not exist on disk.
    if (!file_exists($root . $path) && preg_match('~^/[^/]+(/(?:wp-(?:admin|content|includes)/.*|[^/]+\.php))$~', $path, $found) === 1) {
        $path = is_dir($root . $found[1]) ? rtrim($found[1], '/') . '/index.php' : $found[1];
    }
    if (!is_file($root . $path)) {
        $path = '/index.php';
    }
    $_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $path;
    $_SERVER['SCRIPT_FILENAME'] = $root . $path;
})();
// WordPress must be included in the global scope.
if (!str_ends_with($_SERVER['SCRIPT_FILENAME'], '.php')) {
    return false;
}
chdir(dirname($_SERVER['SCRIPT_FILENAME']));
require $_SERVER['SCRIPT_FILENAME'];
