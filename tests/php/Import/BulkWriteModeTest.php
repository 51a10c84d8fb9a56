<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Import;

use Closure;
use Gazetteer\Import\BulkWriteMode;
use Gazetteer\Tests\Check;
use RuntimeException;

require_once __DIR__ . '/../stubs/object-cache.php';

/** Tests that a batch of imported rows is committed completely or rolled back. */
final class BulkWriteModeTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        yield 'a successful batch is kept' => static fn () => Check::same(
            ['START TRANSACTION', 'the rows', 'COMMIT'],
            self::asked(static fn () => $GLOBALS['wpdb']->query('the rows')),
        );
        yield 'a failed batch is rolled back, also in the caches' => static fn () => Check::same(
            ['START TRANSACTION', 'half the rows', 'ROLLBACK', 'cache flushed', 'The disk is full.'],
            self::asked(static function (): void {
                $GLOBALS['wpdb']->query('half the rows');
                throw new RuntimeException('The disk is full.');
            }),
        );
    }

    /** @return list<string> What the database was asked, and what came of it. */
    private static function asked(Closure $write): array
    {
        $GLOBALS['wpdb'] = new class () {
            /** @var list<string> */
            public array $queries = [];
            /** @var list<string> */
            public array $asked = [];

            public function query(string $statement): void
            {
                $this->asked[] = $statement;
            }
        };
        $database = $GLOBALS['wpdb'];
        try {
            (new BulkWriteMode([]))->inTransaction($write);
        } catch (RuntimeException $wrong) {
            $database->query($wrong->getMessage());
        } finally {
            unset($GLOBALS['wpdb']);
        }

        return $database->asked;
    }
}
