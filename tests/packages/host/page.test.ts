import { forgetPage } from './fake-widgets.ts';

afterEach(forgetPage);

const onPage = (config: string) => {
	document.body.innerHTML = `<script type="application/json" id="gazetteer-config">${config}</script>`;
	return anew();
};
const anew = () => {
	jest.resetModules();
	// The settings are read once per page, so load the module again for a new page.
	return require('@gazetteer/host') as typeof import('@gazetteer/host');
};

describe('settings of the page', () => {
	it('the settings of the page contain translated texts if there is a translation', () => {
		const { pageText } = onPage('{"texts":{"Back to top":"Nach oben"}}');
		expect(['Back to top', 'Reading progress', 'toString'].map(pageText)).toEqual([
			'Nach oben',
			'Reading progress',
			'toString',
		]);
	});

	it('the settings are empty on a page without settings', () => {
		const { pageConfig, pageText } = anew();
		expect({ ...pageConfig() }).toEqual({});
		expect(pageText('Back to top')).toBe('Back to top');
	});

	it('the settings are empty on a page with broken settings', () => {
		expect({ ...onPage('{"prefix":').pageConfig() }).toEqual({});
	});
});

describe('address of a call to the server', () => {
	const asked = jest.fn(async () => ({
		ok: true,
		status: 200,
		text: async () => '{"plans":""}',
	}));

	beforeEach(() => {
		asked.mockClear();
		Object.assign(globalThis, { fetch: asked });
	});

	it.each([
		[
			'the endpoint in the settings',
			'{"ajax":"/cms/wp-admin/admin-ajax.php","prefix":"acme"}',
			'/cms/wp-admin/admin-ajax.php?action=acme_select_general_plans',
		],
		[
			'the default endpoint of WordPress if the page has no setting',
			'{}',
			'/wp-admin/admin-ajax.php?action=gazetteer_select_general_plans',
		],
	])('an AJAX call goes to %s', async (_says, config, address) => {
		const { pageAjax } = onPage(config);
		await pageAjax()(
			'{prefix}_select_general_plans',
			{ currentStyle: 'a' },
			(body) => body,
		).catch(() => {});
		expect(asked).toHaveBeenCalledWith(`http://localhost${address}`, expect.anything());
	});

	it.each([
		[
			'the REST root and namespace in the settings',
			'{"rest":"/cms/?rest_route=/","namespace":"acme/v1"}',
			'/cms/?rest_route=/acme/v1/x',
		],
		[
			'the default REST root of WordPress if the page has no setting',
			'{}',
			'/wp-json/contact-form-7/v1/x',
		],
	])('a REST call goes to %s', async (_says, config, address) => {
		await onPage(config)
			.pageOpenRest()('x', (body) => body)
			.catch(() => {});
		expect(asked).toHaveBeenCalledWith(`http://localhost${address}`, expect.anything());
	});

	it.each<[string, string, object, string]>([
		[
			'is read from the older theme’s listing form script',
			'{}',
			{ ajax_listingpro_submit_object: { ajaxurl: 'http://localhost/cms/ajax.php?lang=de' } },
			'/cms/ajax.php?lang=de&action=',
		],
		[
			'is read from the older theme’s category script',
			'{}',
			{ ajaxurl: 'https://other.example/x', ajax_term_object: { ajaxurl: '/a.php' } },
			'/a.php?action=',
		],
		['is read from WordPress’s “ajaxurl”', '{}', { ajaxurl: '/b.php' }, '/b.php?action='],
		[
			'is read from the settings rather than from the theme',
			'{"ajax":"/c.php"}',
			{ ajaxurl: '/b.php' },
			'/c.php?action=',
		],
		[
			'is never on another site',
			'{}',
			{ ajaxurl: 'https://other.example/b.php', ajax_term_object: { ajaxurl: 7 } },
			'/wp-admin/admin-ajax.php?action=',
		],
	])('the AJAX endpoint %s', async (_says, config, globals, address) => {
		Object.assign(window, globals);
		try {
			const { pageAjax } = onPage(config);
			await pageAjax()('ajax_term', {}, (body) => body).catch(() => {});
			const url = `http://localhost${address}ajax_term`;
			expect(asked).toHaveBeenCalledWith(url, expect.anything());
		} finally {
			for (const name of Object.keys(globals)) Reflect.deleteProperty(window, name);
		}
	});

	it('an element whose id is the name of a theme’s global variable is ignored', async () => {
		const { pageAjax } = onPage('{}');
		document.body.insertAdjacentHTML(
			'beforeend',
			'<a id="ajaxurl" href="/d.php"></a><form id="ajax_term_object"><input name="ajaxurl" value="/e.php"></form>',
		);
		await pageAjax()('ajax_term', {}, (body) => body).catch(() => {});
		expect(asked).toHaveBeenCalledWith(
			'http://localhost/wp-admin/admin-ajax.php?action=ajax_term',
			expect.anything(),
		);
	});
});
