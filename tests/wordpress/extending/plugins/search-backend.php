<?php
/**
 * Plugin Name: Title search
 * Description: Finds listings by the beginning of their title. Leaves all other searches to Gazetteer.
 */

declare(strict_types=1);

use Gazetteer\Api\ListingPage;
use Gazetteer\Api\ListingQuery;
use Gazetteer\Api\ListingSearch;

add_filter('gazetteer_listing_search', fn (ListingSearch $own): ListingSearch => new class ($own) implements ListingSearch {
	public function __construct(private readonly ListingSearch $own)
	{
	}

	public function find(ListingQuery $query): ListingPage
	{
		if ($query->words === '') {
			return $this->own->find($query);
		}
		$found = array_values(array_filter(
			get_posts(['post_type' => 'gazetteer_listing', 'numberposts' => 100, 'orderby' => 'title', 'order' => 'ASC']),
			fn (WP_Post $post): bool => stripos($post->post_title, $query->words) === 0,
		));
		$page = array_slice($found, ($query->page - 1) * $query->perPage, $query->perPage);

		return new ListingPage(array_column($page, 'ID'), count($found));
	}

	public function counts(string $taxonomy): array
	{
		return $this->own->counts($taxonomy);
	}
});
