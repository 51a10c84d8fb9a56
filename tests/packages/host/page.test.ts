import { forgetPage } from './fake-widgets.ts';

afterEach(forgetPage);

const onPage = (config: string) => {
	document.body.innerHTML = `<script type="application/json" id="gazetteer-config">${config}</script>`;
	jest.resetModules();
	// Read once per page: a new page is a new module.
	return require('@gazetteer/host') as typeof import('@gazetteer/host');
};

describe('the page’s settings', () => {
	it('give texts in the site’s language where there is a translation', () => {
		const { pageText } = onPage('{"texts":{"Back to top":"Nach oben"}}');
		expect(['Back to top', 'Reading progress', 'toString'].map(pageText)).toEqual([
			'Nach oben',
			'Reading progress',
			'toString',
		]);
	});

	it('are none at all on a page that has broken ones', () => {
		expect({ ...onPage('{"prefix":').pageConfig() }).toEqual({});
	});
});

describe('asking the server', () => {
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
			'the page’s own endpoint',
			'{"ajax":"/cms/wp-admin/admin-ajax.php","prefix":"acme"}',
			'/cms/wp-admin/admin-ajax.php?action=acme_select_general_plans',
		],
		[
			'an ordinary WordPress where the page names none',
			'{}',
			'/wp-admin/admin-ajax.php?action=gazetteer_select_general_plans',
		],
	])('goes to %s', async (_says, config, address) => {
		const { pageAjax } = onPage(config);
		await pageAjax()(
			'{prefix}_select_general_plans',
			{ currentStyle: 'a' },
			(body) => body,
		).catch(() => {});
		expect(asked).toHaveBeenCalledWith(`http://localhost${address}`, expect.anything());
	});
});
