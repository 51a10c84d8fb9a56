import { linkStylesheet, withStyles } from '@gazetteer/host';
import { draw, forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

const SHEET = 'https://example.org/css/greeting-abc.css';
const sheets = () => [...document.querySelectorAll('link')];

beforeEach(forgetPage);

describe('widget with a stylesheet', () => {
	const started = async () => {
		const one = widget('one');
		const load = async () => ({ mount: one.mount, sheet: SHEET });
		draw('<p data-gazetteer="one"></p>');
		gazetteerWith([{ ...one, load }]).start();
		await settle();
		return one;
	};

	it.each(['load', 'error'])(
		'a widget mounts after the %s event of its stylesheet',
		async (comes) => {
			const { mount } = await started();
			expect(sheets().map(({ rel, href }) => [rel, href])).toEqual([['stylesheet', SHEET]]);
			expect(mount).not.toHaveBeenCalled();
			sheets()[0]!.dispatchEvent(new Event(comes));
			await settle();
			expect(mount).toHaveBeenCalledTimes(1);
		},
	);

	it('the loader does not load a stylesheet that the page already links', async () => {
		document.head.innerHTML = '<link href="/elsewhere/greeting-abc.css?ver=2">';
		const { mount } = await started();
		expect(mount).toHaveBeenCalledTimes(1);
		expect(sheets()).toHaveLength(1);
	});

	it('the loader ignores other stylesheets of the page', async () => {
		document.head.innerHTML = '<link href="/elsewhere/style.css">';
		await started();
		expect(sheets()).toHaveLength(2);
	});
});

it('the loader adds no link for a widget without a stylesheet', async () => {
	await linkStylesheet(undefined);
	expect(sheets()).toEqual([]);
});

it('styles in the script are added to the page once', () => {
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
