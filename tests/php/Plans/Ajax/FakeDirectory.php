<?php

declare(strict_types=1);

namespace Gazetteer\Tests\Plans\Ajax;

use Gazetteer\Listings\Domain\FeatureChoice;
use Gazetteer\Listings\Domain\FeatureRepository;
use Gazetteer\Listings\Domain\FieldMarkup;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;
use RuntimeException;

/** The categories, features and fields of the recorded exchanges. */
final class FakeDirectory implements FeatureRepository, FieldMarkup, ListingRepository, ListingRights
{
    private const FEATURES = [7 => [12, 4], 8 => [12], 9 => [12], 11 => [404]];
    private const NAMES = [12 => 'Free parking', 4 => 'Lounge'];

    public int $looked = 0;

    public function __construct(private readonly bool $isOwner)
    {
    }

    public function ofCategories(array $categories): FeatureChoice
    {
        $named = array_merge(...array_values(array_intersect_key(self::FEATURES, array_flip($categories))) ?: [[]]);
        $names = array_intersect_key(self::NAMES, array_flip($named));

        return new FeatureChoice($names, $named !== [], $names === [] ? '' : 'Features');
    }

    public function draw(array $fields, array $values): string
    {
        $exchanges = json_decode((string) file_get_contents('/cases/exchange/term-details.json'), true, 20, JSON_THROW_ON_ERROR);

        return str_replace('value=""', 'value="' . ($values['iata'] ?? '') . '"', $exchanges[0]['answer']['fields']);
    }

    public function find(int $id): ?Listing
    {
        $this->looked++;

        return $id === 105 ? new Listing(105, 'Zurich Airport', categories: [8], features: [12], values: ['iata' => 'ZRH']) : null;
    }

    public function stored(int $id): ?Listing
    {
        return $this->find($id);
    }

    public function save(Listing $listing): int
    {
        throw new RuntimeException('Nothing is written by this call.');
    }

    public function mayEdit(int $listing): bool
    {
        return $this->isOwner;
    }
}
