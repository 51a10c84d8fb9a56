import { inPhp } from './in-php.ts';

describe.each(['8.1', '8.5'])('parsing under PHP %s', (version) => {
	it('PHP parses every file of the plugin', () => {
		const { parsed, refused } = JSON.parse(inPhp(version, 'parse.php')) as {
			parsed: number;
			refused: string[];
		};
		expect(refused).toEqual([]);
		expect(parsed).toBeGreaterThan(20);
	});
});

describe.each(['5.2', '7.4'])('old server with PHP %s', (version) => {
	const seen = inPhp(version, 'old-server.php');

	it('the plugin shows the administrator of an old server the required versions, and does not start', () => {
		expect(seen).toMatch(
			new RegExp(
				`notice-error.*needs PHP 8\\.1 and WordPress 6\\.5.*runs PHP ${version}.* and WordPress 4\\.9`,
			),
		);
	});

	it('removing the plugin from an old server still removes its options and its table', () => {
		expect(seen).toMatch(/^forgets gazetteer$/m);
		expect(seen).toMatch(/^forgets gazetteer_entries$/m);
		expect(seen).toMatch(/^asks DROP TABLE IF EXISTS wp_gazetteer_entries$/m);
	});
});
