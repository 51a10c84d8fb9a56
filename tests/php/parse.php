<?php

/** Parses every PHP file of the plugin under this version, and prints those that it refuses. */

declare(strict_types=1);

$refused = [];
$files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator('/plugin', FilesystemIterator::SKIP_DOTS));
$parsed = 0;
foreach ($files as $file) {
    if ($file->getExtension() !== 'php') {
        continue;
    }
    ++$parsed;
    try {
        token_get_all((string) file_get_contents($file->getPathname()), TOKEN_PARSE);
    } catch (ParseError $error) {
        $refused[] = substr($file->getPathname(), strlen('/plugin/')) . ':' . $error->getLine() . ' ' . $error->getMessage();
    }
}

echo json_encode(['parsed' => $parsed, 'refused' => $refused]);
