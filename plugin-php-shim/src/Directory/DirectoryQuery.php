<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Directory\Nearby\PlaceFilter;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Request;
use Gazetteer\Search\Domain\FacetCounts;
use Gazetteer\Search\Domain\ListingOrder;

/**
 * A visitor's search in the directory. All its values are in the URL, so that visitors can bookmark and share
 * a search.
 */
final class DirectoryQuery
{
    public const WORDS = 'gz_words';
    public const CATEGORY = 'gz_category';
    public const LOCATION = 'gz_location';
    public const FEATURE = 'gz_feature';
    public const PRICE = 'gz_price';
    public const RATING = 'gz_rating';
    public const OPEN = 'gz_open';
    public const SORT = 'gz_sort';
    public const PAGE = 'gz_page';
    public const VALUES = 'gz_field';

    private const LONGEST_WORDS = 200;
    private const MOST_PAGES = 10_000;
    /** Maximum number of selected options of a filter. */
    private const MOST = 50;
    private const MOST_FIELDS = 20;

    /**
     * @param list<int> $categories Term IDs. The same for locations and features.
     * @param list<int> $locations
     * @param array<string, list<string>> $values Selected custom field values, by slug.
     * @param list<int> $features
     * @param list<string> $prices Price levels.
     * @param string $rating Minimum number of stars, such as '4.5'; '' for any.
     */
    public function __construct(
        public readonly string $words = '',
        public readonly array $categories = [],
        public readonly array $locations = [],
        public readonly ?ListingOrder $order = null,
        public readonly array $values = [],
        public readonly int $page = 1,
        public readonly array $features = [],
        public readonly int $tag = 0,
        public readonly array $prices = [],
        public readonly string $rating = '',
        public readonly bool $isOpenNow = false,
        public readonly PlaceFilter $where = new PlaceFilter(),
    ) {
    }

    /** Returns the request input; empty if PHP truncated the request. */
    public static function input(): Input
    {
        try {
            return Request::input();
        } catch (Refusal) {
            return new Input([]);
        }
    }

    /**
     * @param int $category The category of the archive. A category in the URL arguments has priority. The same applies to the location.
     */
    public static function read(Input $input, int $category = 0, int $location = 0): self
    {
        return new self(
            words: $input->text(self::WORDS, self::LONGEST_WORDS),
            categories: $input->has(self::CATEGORY) ? $input->ids(self::CATEGORY, self::MOST) : array_values(array_filter([$category])),
            locations: $input->has(self::LOCATION) ? $input->ids(self::LOCATION, self::MOST) : array_values(array_filter([$location])),
            order: ListingOrder::tryFrom($input->text(self::SORT, 20)),
            values: self::fields($input),
            page: $input->int(self::PAGE, 1, 1, self::MOST_PAGES),
            features: $input->ids(self::FEATURE, self::MOST),
            prices: array_values(array_intersect(FacetCounts::PRICES, $input->list(self::PRICE, self::MOST, 20))),
            rating: $input->choice(self::RATING, FacetCounts::RATINGS),
            isOpenNow: $input->flag(self::OPEN),
            where: PlaceFilter::read($input),
        );
    }

    /** @return array<string, list<string>> A field with one value may have it as text instead of a list. */
    private static function fields(Input $input): array
    {
        $sent = $input->inner(self::VALUES);
        $values = [];
        foreach (array_slice(array_keys($sent->all()), 0, self::MOST_FIELDS) as $slug) {
            $texts = is_string($slug) ? array_filter($sent->list($slug, self::MOST, 200), static fn (string $text, int|string $at): bool => $text !== '' && is_int($at), ARRAY_FILTER_USE_BOTH) : [];
            if ($texts !== []) {
                $values[$slug] = array_values(array_unique($texts));
            }
        }

        return $values;
    }

    /**
     * Adds the values that WordPress read from the URL of an archive: search text, page number, feature and
     * tag.
     */
    public function onArchive(string $words, int $page, int $feature, int $tag): self
    {
        return $this->with(words: $this->words ?: $words, page: max(1, $page), features: $this->features ?: array_values(array_filter([$feature])), tag: $tag);
    }

    /** Returns a copy with changed values. The argument names are those of the constructor. */
    public function with(mixed ...$changed): self
    {
        return new self(...[...get_object_vars($this), ...$changed]);
    }

    public function isNarrowed(): bool
    {
        return $this->tag > 0 || $this->with(order: null, page: 1)->arguments() !== [];
    }

    /** Whether the search has more than one term of the directory. Search engines must not index such pages. */
    public function isDetailed(): bool
    {
        return $this->words !== '' || $this->values !== [] || $this->prices !== [] || $this->rating !== '' || $this->isOpenNow
            || $this->where->isNarrowed() || count($this->categories) + count($this->locations) + count($this->features) > 2;
    }

    /** @return array<string, mixed> URL arguments for the same search on another page. A single value is not in a list, as in earlier URLs. */
    public function arguments(int $page = 1): array
    {
        $short = static fn (array $list): mixed => count($list) === 1 ? $list[0] : $list;

        return array_filter([
            self::WORDS => $this->words,
            self::CATEGORY => $short($this->categories),
            self::LOCATION => $short($this->locations),
            self::FEATURE => $short($this->features),
            self::PRICE => $short($this->prices),
            self::RATING => $this->rating,
            self::OPEN => (int) $this->isOpenNow,
            self::SORT => $this->order?->value,
            self::VALUES => array_map($short, $this->values),
            ...$this->where->arguments(),
            self::PAGE => $page > 1 ? $page : 0,
        ]);
    }
}
