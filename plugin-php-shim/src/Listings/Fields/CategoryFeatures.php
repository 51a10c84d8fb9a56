<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Contract\Meta;
use Gazetteer\Data\DataNames;
use Gazetteer\Listings\Domain\FeatureChoice;
use Gazetteer\Listings\Domain\FeatureRepository;
use WP_Term;

if (!defined('ABSPATH')) {
    exit;
}

/** Reads the features that the owner assigned to categories. */
final class CategoryFeatures implements FeatureRepository
{
    public function __construct(private readonly DataNames $names)
    {
    }

    public function ofCategories(array $categories): FeatureChoice
    {
        if ($categories === []) {
            return new FeatureChoice();
        }
        sort($categories);
        $found = CategoryCache::remember("features {$this->names->category} " . implode(' ', $categories), fn (): array => $this->find($categories));

        return new FeatureChoice($found['names'], $found['claimed'], $found['names'] === [] ? '' : __('Features', 'gazetteer'));
    }

    /**
     * @param list<int> $categories
     * @return array{names: array<int, string>, claimed: bool}
     */
    private function find(array $categories): array
    {
        $ids = CategoryTerms::idsIn($this->names->category, Meta::CATEGORY_FEATURES, $categories);
        $terms = CategoryTerms::terms($this->names->feature, $ids);
        // Sort in PHP, because database collations differ.
        usort($terms, static fn (WP_Term $a, WP_Term $b): int => strnatcasecmp(remove_accents($a->name), remove_accents($b->name)));

        return ['names' => array_combine(array_column($terms, 'term_id'), array_map(self::name(...), $terms)), 'claimed' => $ids !== []];
    }

    /**
     * Decodes a feature's name, because WordPress stores names as HTML. Strips tags, because the legacy theme prints
     * names without escaping.
     */
    private static function name(WP_Term $term): string
    {
        return wp_strip_all_tags(html_entity_decode($term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
    }
}
