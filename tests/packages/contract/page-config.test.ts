import { readPageConfig } from '@gazetteer/contract';

const read = (settings: unknown) => ({ ...readPageConfig(JSON.stringify(settings)) });

describe('readPageConfig()', () => {
	it('readPageConfig() reads every valid setting', () => {
		const settings = {
			ajax: '/wp-admin/admin-ajax.php',
			rest: '/wp-json/',
			prefix: 'places',
			namespace: 'contact-form-7/v1',
			nonce: '0123456789',
			cached: true,
			blocked: false,
			adopt: ['scroll-top'],
			olderMarkup: { 'contact-form': '.wpcf7' },
			texts: { 'Back to top': 'Nach oben' },
		};
		const config = read(settings);
		const { texts, olderMarkup } = config;
		expect({ ...config, texts: { ...texts }, olderMarkup: { ...olderMarkup } }).toEqual(
			settings,
		);
	});

	it('readPageConfig() returns “adopt all widgets” if the setting is true', () => {
		expect(read({ adopt: true })).toEqual({ adopt: true });
	});

	it.each([
		['no element', null],
		['no text', undefined],
		['an empty element', ''],
		['incomplete JSON', '{"ajax":'],
		['null', 'null'],
		['a list', '["ajax"]'],
		['a string', '"ajax"'],
		['a number', '7'],
	])('readPageConfig() returns no settings for %s', (_says, json) => {
		expect({ ...readPageConfig(json) }).toEqual({});
	});

	it.each([
		['a number as an address', { ajax: 1 }],
		['a list as a prefix', { prefix: ['a'] }],
		['a string as a boolean', { cached: 'yes' }],
		['a string as the list of widgets to adopt', { adopt: 'all' }],
		['the value false for the widgets to adopt', { adopt: false }],
		['an unknown setting', { endpoint: '/x' }],
	])('readPageConfig() ignores %s', (_says, settings) => {
		expect(read(settings)).toEqual({});
	});

	it('readPageConfig() keeps only the strings of a mixed list', () => {
		expect(read({ adopt: ['a', 1, null] })).toEqual({ adopt: ['a'] });
		expect({ ...read({ texts: { a: 'b', c: 1 } }).texts }).toEqual({ a: 'b' });
		expect({ ...read({ texts: null }).texts }).toEqual({});
	});

	it.each([
		'{"__proto__":{"polluted":true,"ajax":"/evil"}}',
		'{"constructor":{"prototype":{"polluted":true}}}',
		'{"texts":{"__proto__":"evil","constructor":"evil"}}',
		'{"texts":{"__proto__":{"polluted":true}}}',
	])('readPageConfig() cannot be used for prototype pollution by %s', (json) => {
		const config = readPageConfig(json);
		expect(config.ajax).toBeUndefined();
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
		expect(Object.getPrototypeOf(config)).toBeNull();
		expect(Object.getPrototypeOf(config.texts ?? Object.create(null))).toBeNull();
	});

	it('readPageConfig() ignores properties that a script added to Object.prototype', () => {
		Object.assign(Object.prototype, { ajax: '/evil' });
		try {
			expect(readPageConfig('{"rest":"/wp-json/"}').ajax).toBeUndefined();
		} finally {
			delete (Object.prototype as Record<string, unknown>).ajax;
		}
	});
});
