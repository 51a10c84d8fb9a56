import { isSupported } from '../../../packages/demo-site/machine/php.ts';

it.each([80_100, 80_329, 80_400, 80_411, 80_500, 80_503])(
	'the machine’s PHP %d can run WordPress',
	(version) => {
		expect(isSupported(version, [])).toBe(true);
	},
);

it.each([70_433, 80_030, 80_600])('the machine’s PHP %d cannot run WordPress', (version) => {
	expect(isSupported(version, [])).toBe(false);
});

it('a PHP without a required extension cannot run WordPress', () => {
	expect(isSupported(80_400, ['gd'])).toBe(false);
});
