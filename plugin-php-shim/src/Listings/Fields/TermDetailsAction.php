<?php

declare(strict_types=1);

namespace Gazetteer\Listings\Fields;

use Gazetteer\Contract\Action;
use Gazetteer\Kernel\Http\AjaxAction;
use Gazetteer\Kernel\Http\Input;
use Gazetteer\Listings\Domain\FeatureRepository;
use Gazetteer\Listings\Domain\FieldMarkup;
use Gazetteer\Listings\Domain\FieldRepository;
use Gazetteer\Listings\Domain\Listing;
use Gazetteer\Listings\Domain\ListingRepository;
use Gazetteer\Listings\Domain\ListingRights;

if (!defined('ABSPATH')) {
    exit;
}

/**
 * AJAX action: returns the features and fields of the selected categories for the listing form. Available to guests.
 */
final class TermDetailsAction implements AjaxAction
{
    public function __construct(
        private readonly FeatureRepository $features,
        private readonly FieldRepository $fields,
        private readonly FieldMarkup $markup,
        private readonly ListingRepository $listings,
        private readonly ListingRights $rights,
    ) {
    }

    public function action(): string
    {
        return Action::TERM_DETAILS;
    }

    public function answer(Input $input): array
    {
        $categories = $input->ids('term_id');
        $listing = $categories === [] ? null : $this->edited($input->id('listing_id'));
        $features = $this->features->ofCategories($categories);
        $fields = $categories === [] ? [] : $this->fields->ofCategories($categories);

        return [
            'tags' => self::tags($features->names),
            'lpselectedtags' => self::selected($listing),
            'fields' => $fields === [] ? null : $this->markup->draw($fields, $listing === null ? [] : $listing->values),
            'hasfeatues' => $features->isClaimed,
            'hasfields' => $fields !== [],
            'featuretitle' => $features->title,
            'fieldsids' => array_column($fields, 'id') ?: '',
        ];
    }

    /** Returns the listing only if the current user may edit the listing, because its values may not be public. */
    private function edited(int $id): ?Listing
    {
        return $id > 0 && $this->rights->mayEdit($id) ? $this->listings->find($id) : null;
    }

    /**
     * Returns feature names with a space added to each key, because JavaScript sorts integer keys of an object
     * numerically.
     *
     * @param array<int, string> $names
     * @return array<string, string>|null
     */
    private static function tags(array $names): ?array
    {
        $tags = [];
        foreach ($names as $id => $name) {
            $tags[" {$id}"] = $name;
        }

        return $tags === [] ? null : $tags;
    }

    /** @return array<int, int> */
    private static function selected(?Listing $listing): array
    {
        $features = $listing === null ? [] : $listing->features;

        return array_combine($features, $features);
    }
}
