<?php

declare(strict_types=1);

namespace Gazetteer\Directory\Listing;

use Gazetteer\Kernel\Fields\Domain\RegisteredType;
use Gazetteer\Listings\Domain\FieldDefinition;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\Listing;

/** The custom fields of a listing that have a value. */
final class FieldValues
{
    public function __construct(private readonly FieldRepository $fields)
    {
    }

    /** @return list<array{field: FieldDefinition, texts: list<string>}> */
    public function ofListing(Listing $listing): array
    {
        $held = [];
        foreach ([...$this->fields->everywhere(), ...$this->fields->ofCategories($listing->categories)] as $field) {
            $texts = self::texts($field->type, $listing->values[$field->slug] ?? '');
            if ($texts !== []) {
                $held[$field->slug] = ['field' => $field, 'texts' => $texts];
            }
        }

        return array_values($held);
    }

    /**
     * @param string|list<string> $value
     * @return list<string>
     */
    private static function texts(RegisteredType $type, string|array $value): array
    {
        $texts = array_values(array_filter(array_map(trim(...), (array) $value), static fn (string $text): bool => $text !== ''));
        if ($texts === [] || !$type->isYesNo()) {
            return $texts;
        }

        return in_array(strtolower($texts[0]), ['no', '0', 'false', 'off'], true) ? [] : [__('Yes', 'gazetteer')];
    }
}
