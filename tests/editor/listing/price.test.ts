import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (file: string) =>
	readFileSync(join(__dirname, '../../../plugin-php-shim', file), 'utf8');

/** The price levels and their labels, in TypeScript or PHP syntax. */
const levelsIn = (file: string) =>
	Object.fromEntries(
		[...read(file).matchAll(/'(\w+)'(?:,\s*label:| =>) __\('([^']+)'/g)].map(
			([, level, words]) => [level, words],
		),
	);

it('a price level has the same label in the editor and on the page', () => {
	const inEditor = levelsIn('editor/listing/price.tsx');
	expect(Object.keys(inEditor)).toHaveLength(4);
	expect(inEditor).toEqual(levelsIn('src/Directory/Listing/PriceRange.php'));
});
