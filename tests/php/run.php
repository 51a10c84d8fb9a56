<?php

/**
 * Runs all cases of the *Test.php files below this folder, and prints the results as one JSON list.
 * The cases of Search/Read run in a process of their own, see run-index.php.
 * A case is a title and a closure. PHP notices, warnings and deprecations count as failures.
 */

declare(strict_types=1);

// Files of the plugin exit without this constant.
define('ABSPATH', '/wordpress/');

spl_autoload_register(static function (string $class): void {
    foreach (['Gazetteer\\Tests\\' => __DIR__, 'Gazetteer\\' => '/plugin/src'] as $prefix => $folder) {
        $file = $folder . '/' . str_replace('\\', '/', substr($class, strlen($prefix))) . '.php';
        if (str_starts_with($class, $prefix) && is_file($file)) {
            require $file;

            return;
        }
    }
    $aliases = str_starts_with($class, 'Gazetteer\\Api\\') ? require '/plugin/src/Api/aliases.php' : [];
    isset($aliases[$class]) && class_exists($aliases[$class]);
});

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
    if ((error_reporting() & $level) === 0) {
        return false;
    }
    throw new ErrorException($message, 0, $level, $file, $line);
});

$results = [];
$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(__DIR__, FilesystemIterator::SKIP_DOTS));
foreach ($files as $file) {
    $isOfIndex = str_contains($file->getPathname(), '/Search/Read/');
    if (!str_ends_with($file->getFilename(), 'Test.php') || $isOfIndex !== defined('GAZETTEER_TEST_INDEX')) {
        continue;
    }
    require $file->getPathname();
    $subject = substr($file->getPathname(), strlen(__DIR__) + 1, -strlen('Test.php'));
    $class = 'Gazetteer\\Tests\\' . str_replace('/', '\\', $subject) . 'Test';
    foreach ((new $class())->cases() as $says => $case) {
        $wrong = null;
        try {
            $case();
        } catch (Throwable $thrown) {
            $wrong = $thrown::class . ': ' . $thrown->getMessage() . ' (' . basename($thrown->getFile()) . ':' . $thrown->getLine() . ')';
        }
        $results[] = ['subject' => $subject, 'says' => $says, 'wrong' => $wrong];
    }
}

echo json_encode($results, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
