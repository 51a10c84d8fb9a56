<?php

declare(strict_types=1);

namespace Gazetteer\Directory;

use Gazetteer\Directory\Nearby\PlaceFilter;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Kernel\Http\Refusal;
use Gazetteer\Kernel\Request;
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
    public const SORT = 'gz_sort';
    public const PAGE = 'gz_page';
    public const VALUES = 'gz_field';

    private const LONGEST_WORDS = 200;
    private const MOST_PAGES = 10_000;

    /** @param array<string, string> $values Selected custom field values, by slug. */
    public function __construct(
        public readonly string $words = '',
        public readonly int $category = 0,
        public readonly int $location = 0,
        public readonly ?ListingOrder $order = null,
        public readonly array $values = [],
        public readonly int $page = 1,
        public readonly int $feature = 0,
        public readonly int $tag = 0,
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
        $values = [];
        foreach ($input->list(self::VALUES, 20, 200) as $slug => $value) {
            if (is_string($slug) && $value !== '') {
                $values[$slug] = $value;
            }
        }

        return new self(
            words: $input->text(self::WORDS, self::LONGEST_WORDS),
            category: $input->has(self::CATEGORY) ? $input->id(self::CATEGORY) : $category,
            location: $input->has(self::LOCATION) ? $input->id(self::LOCATION) : $location,
            order: ListingOrder::tryFrom($input->text(self::SORT, 20)),
            values: $values,
            page: $input->int(self::PAGE, 1, 1, self::MOST_PAGES),
            where: PlaceFilter::read($input),
        );
    }

    /**
     * Adds the values that WordPress read from the URL of an archive: search text, page number, feature and
     * tag.
     */
    public function onArchive(string $words, int $page, int $feature, int $tag): self
    {
        return new self($this->words ?: $words, $this->category, $this->location, $this->order, $this->values, max(1, $page), $feature, $tag, $this->where);
    }

    public function isNarrowed(): bool
    {
        return $this->words !== '' || $this->category + $this->location + $this->feature + $this->tag > 0 || $this->values !== [] || $this->where->isNarrowed();
    }

    /**
     * Counts the active filters, without the search text.
     *
     * @param list<string> $offered Slugs of the fields that the form shows. Values of other fields may remain in the URL after the visitor changes the category, and do not count.
     */
    public function countFilters(array $offered): int
    {
        return count(array_filter([$this->category, $this->location])) + count(array_intersect_key($this->values, array_flip($offered)));
    }

    /** @return array<string, string|int|array<string, string>> URL arguments for the same search on another page. */
    public function arguments(int $page = 1): array
    {
        return array_filter([
            self::WORDS => $this->words,
            self::CATEGORY => $this->category,
            self::LOCATION => $this->location,
            self::SORT => $this->order?->value,
            self::VALUES => $this->values,
            ...$this->where->arguments(),
            self::PAGE => $page > 1 ? $page : 0,
        ]);
    }
}
