<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Listings\Domain;

use Closure;
use Gazetteer\Listings\Domain\FieldKind;
use Gazetteer\Tests\Check;

/** The table that the editor is held to as well. */
final class FieldKindTest
{
    /** @return iterable<string, Closure> */
    public function cases(): iterable
    {
        $table = json_decode((string) file_get_contents('/cases/listing/field-kinds.json'), true, 4, JSON_THROW_ON_ERROR);
        yield 'is one of those that the editor offers, in its order' => static fn () => Check::same(
            array_column($table, 'kind'),
            array_column(FieldKind::cases(), 'value'),
        );
        foreach ($table as ['kind' => $kind, 'hasOptions' => $hasOptions]) {
            yield "“{$kind}” has options or has not" => static fn () => Check::same($hasOptions, FieldKind::from($kind)->hasOptions());
        }
    }
}
