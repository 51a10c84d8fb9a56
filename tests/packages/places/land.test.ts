import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readLand } from '../../../packages/places/map/land.ts';

const OUTLINES = /'(-?\d[\d |-]+)'/;
const textOf = (file: string) =>
	OUTLINES.exec(readFileSync(path.resolve(__dirname, '../../..', file), 'utf8'))?.[1];

describe('outlines of the land', () => {
	it('the outlines of the script are those of the plugin', () => {
		const own = textOf('packages/places/map/land.ts');
		expect(own).toBeDefined();
		expect(own).toBe(textOf('plugin-php-shim/src/Directory/Map/Land.php'));
	});

	it('the outlines have their corners on the globe', () => {
		const corners = readLand().flat();
		expect(corners.length).toBeGreaterThan(500);
		for (const [lng, lat] of corners) {
			expect(Math.abs(lat)).toBeLessThanOrEqual(90);
			expect(Math.abs(lng)).toBeLessThanOrEqual(200);
		}
	});
});
