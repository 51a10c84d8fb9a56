<?php

/** Validates the fields in /given/fields.json with the PHP rules, and prints one result for each. */

declare(strict_types=1);

// Files of the plugin exit without this constant.
define('ABSPATH', '/wordpress/');

use Gazetteer\ContactForm\Domain\Rules\RuleField;
use Gazetteer\ContactForm\Domain\Rules\RuleTable;

spl_autoload_register(static function (string $class): void {
    require '/plugin/src/' . str_replace('\\', '/', substr($class, strlen('Gazetteer\\'))) . '.php';
});

$cases = json_decode((string) file_get_contents('/given/fields.json'), true, 64, JSON_THROW_ON_ERROR);

echo json_encode(array_map(
    static fn (array $case): bool => RuleTable::verdict(new RuleField($case['texts'], $case['files']), $case['spec']) ?? true,
    $cases,
), JSON_THROW_ON_ERROR);
