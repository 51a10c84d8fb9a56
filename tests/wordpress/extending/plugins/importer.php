<?php
/**
 * Plugin Name: Old directory importer
 * Description: Imports listings from the tables of an old directory plugin and from its backup files.
 */

declare(strict_types=1);

use Gazetteer\Api\ListingImporter;

add_filter('gazetteer_importers', function (array $importers): array {
	$importers['my-old-directory'] = new class implements ListingImporter {
		public function label(): string
		{
			return 'Old directory';
		}

		public function canRead(string $path): bool
		{
			return $path === '' ? get_option('my_old_places') !== false : str_ends_with($path, '.old');
		}

		public function rows(string $path): iterable
		{
			$places = $path === '' ? get_option('my_old_places') : array_map(fn (string $line): array => explode(';', trim($line)), file($path));
			foreach ($places as [$id, $name, $town]) {
				if ($name === '') {
					throw new RuntimeException("Place {$id} has no name.");
				}
				yield ['key' => "old-{$id}", 'title' => $name, 'location' => [['Oldland', $town]]];
			}
		}
	};

	return $importers;
});
