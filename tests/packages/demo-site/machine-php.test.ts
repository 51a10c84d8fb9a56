import { isSupported } from '../../../packages/demo-site/machine/php.ts';

it.each([80_100, 80_329, 80_400, 80_411, 80_500, 80_503])('takes PHP %d', (version) => {
	expect(isSupported(version, [])).toBe(true);
});

it.each([70_433, 80_030, 80_600])('takes no PHP %d', (version) => {
	expect(isSupported(version, [])).toBe(false);
});

it('takes none that lacks an extension', () => {
	expect(isSupported(80_400, ['gd'])).toBe(false);
});
