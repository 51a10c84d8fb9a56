<?php
/**
 * Plugin Name: Failing search
 * Description: Throws an exception at each search.
 */

declare(strict_types=1);

use Gazetteer\Api\ListingPage;
use Gazetteer\Api\ListingQuery;
use Gazetteer\Api\ListingSearch;

add_filter('gazetteer_listing_search', fn (): ListingSearch => new class implements ListingSearch {
	public function find(ListingQuery $query): ListingPage
	{
		throw new RuntimeException('The search server does not respond.');
	}

	public function counts(string $taxonomy): array
	{
		throw new RuntimeException('The search server does not respond.');
	}
});
