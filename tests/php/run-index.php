<?php

/**
 * Runs the cases that use a database in memory. PHP on WebAssembly crashes if one process runs them after all other
 * cases.
 */

declare(strict_types=1);

define('GAZETTEER_TEST_INDEX', true);

require __DIR__ . '/run.php';
