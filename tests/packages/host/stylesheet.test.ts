import { withStyles, withStylesheet } from '@gazetteer/host';

const SCRIPT = 'https://example.org/js/greeting-abc.js';
const sheets = () => [...document.querySelectorAll('link')];
const mountOnce = async () => {
	const mount = jest.fn();
	const leaving = new AbortController().signal;
	const mounted = withStylesheet(mount, SCRIPT)(document.body, {}, leaving);
	sheets().forEach((link) => link.dispatchEvent(new Event('load')));
	await mounted;
	return mount;
};

beforeEach(() => document.head.replaceChildren());

describe('an island with a stylesheet', () => {
	it('links the sheet that lies beside its script, and then mounts', async () => {
		expect(await mountOnce()).toHaveBeenCalledTimes(1);
		expect(sheets().map(({ rel, href }) => [rel, href])).toEqual([
			['stylesheet', 'https://example.org/js/greeting-abc.css'],
		]);
	});

	it('leaves a sheet alone that the page links already', async () => {
		document.head.innerHTML = '<link href="/elsewhere/greeting-abc.css?ver=2">';
		expect(await mountOnce()).toHaveBeenCalledTimes(1);
		expect(sheets()).toHaveLength(1);
	});

	it('takes no other sheet of the page for its own', async () => {
		document.head.innerHTML = '<link href="/elsewhere/style.css">';
		await mountOnce();
		expect(sheets()).toHaveLength(2);
	});

	it('mounts without a sheet that does not come', async () => {
		const mount = jest.fn();
		const mounted = withStylesheet(mount, SCRIPT)(
			document.body,
			{},
			new AbortController().signal,
		);
		sheets().forEach((link) => link.dispatchEvent(new Event('error')));
		await mounted;
		expect(mount).toHaveBeenCalledTimes(1);
	});
});

it('puts styles that come as text into the page once', () => {
	class Sheet {
		text = '';
		replaceSync(text: string) {
			this.text = text;
		}
	}
	Object.assign(globalThis, { CSSStyleSheet: Sheet });
	Object.assign(document, { adoptedStyleSheets: [] });
	const mount = jest.fn();
	const styled = withStyles(mount, 'p{}');
	const leaving = new AbortController().signal;
	styled(document.body, {}, leaving);
	styled(document.body, {}, leaving);
	expect(mount).toHaveBeenCalledTimes(2);
	expect(document.adoptedStyleSheets.map((it) => (it as unknown as Sheet).text)).toEqual(['p{}']);
});
