<?php

/** Parses every PHP file of the plugin with this PHP version, and prints the files with errors. */

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
        // Only PHP 8.1 refuses a constant that reads the value of an enum case, and only when the
        // class is loaded. Find such constants here.
        $isConstant = false;
        foreach (token_get_all((string) file_get_contents($file->getPathname()), TOKEN_PARSE) as $token) {
            $isConstant = is_array($token) && $token[0] === T_CONST || ($isConstant && $token !== ';');
            if ($isConstant && is_array($token) && $token[0] === T_OBJECT_OPERATOR) {
                $refused[] = substr($file->getPathname(), strlen('/plugin/')) . ":{$token[2]} asks for a value in a constant";
                $isConstant = false;
            }
        }
    } catch (ParseError $error) {
        $refused[] = substr($file->getPathname(), strlen('/plugin/')) . ':' . $error->getLine() . ' ' . $error->getMessage();
    }
}

echo json_encode(['parsed' => $parsed, 'refused' => $refused]);
