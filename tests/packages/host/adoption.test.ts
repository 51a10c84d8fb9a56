import { olderMarkupOf } from '@gazetteer/host';
import { forgetPage, gazetteerWith, settle, widget } from './fake-widgets.ts';

afterEach(async () => {
	forgetPage();
	await settle();
});

const legacy = () => widget('old', { adopt: '.legacy-top' });

/**
 * Creates a page with older markup. The test sets the script tag, the settings, and how the
 * selectors load.
 */
const onPage = async (tag: string, config: string, fetchSelectors?: () => Promise<never>) => {
	const [old, other] = [legacy(), widget('other')];
	document.body.innerHTML = `<a class="legacy-top">Up</a><b data-gazetteer="other"></b>${tag}
		<script type="application/json" id="gazetteer-config">${config}</script>`;
	const fetched = jest.fn(
		fetchSelectors ?? (async () => ({ named: olderMarkupOf([old, other]) })),
	);
	const gazetteer = gazetteerWith([old, other], '1.0.0', fetched);
	gazetteer.start();
	await settle();
	return { old, other, fetched, gazetteer };
};

describe('adoption of older markup', () => {
	it.each([
		['is not taken over by default', '', '', 0],
		[
			'is taken over when the script tag enables adoption',
			'<script data-gazetteer-adopt></script>',
			'',
			1,
		],
		[
			'is taken over when the script tag names its widget',
			'<script data-gazetteer-adopt="x old"></script>',
			'',
			1,
		],
		[
			'is not taken over when the script tag names other widgets',
			'<script data-gazetteer-adopt="x"></script>',
			'',
			0,
		],
		[
			'is taken over when the script tag names its widget among others',
			'<script data-gazetteer-adopt="x, old ,y"></script>',
			'',
			1,
		],
		['is taken over when the settings enable adoption', '', '{"adopt":true}', 1],
		['is taken over when the settings name its widget', '', '{"adopt":["old"]}', 1],
		['is not taken over when the settings are broken', '', '{"adopt":["old"', 0],
		[
			'is taken over when the settings contain its selector',
			'',
			'{"olderMarkup":{"old":"a"}}',
			1,
		],
		[
			'is taken over when the settings contain its selector and its widget',
			'<script data-gazetteer-adopt="x"></script>',
			'{"olderMarkup":{"old":"a"}}',
			1,
		],
	])('older markup %s', async (_says, tag, config, times) => {
		const { old, other } = await onPage(tag, config);
		expect(old.mount).toHaveBeenCalledTimes(times);
		expect(other.mount).toHaveBeenCalledTimes(1);
	});

	it.each([
		['without adoption', '', 0],
		['with selectors to adopt', '{"olderMarkup":{"old":".legacy-top"}}', 0],
		['with widget names to adopt', '{"adopt":["old"]}', 1],
	])(
		'a page %s sends only the requests that its adoption needs',
		async (_says, config, times) => {
			const { fetched, gazetteer } = await onPage('', config);
			gazetteer.start();
			await settle();
			expect(fetched).toHaveBeenCalledTimes(times);
		},
	);

	it('older markup is found when it is added to the page later', async () => {
		const { old } = await onPage('', '{"adopt":["old"]}');
		document.body.insertAdjacentHTML('beforeend', '<p><a class="legacy-top">Up</a></p>');
		await settle();
		expect(old.mount).toHaveBeenCalledTimes(2);
	});

	it('older markup starts no widgets unless start() was called', async () => {
		document.body.innerHTML =
			'<a class="legacy-top"></a><script data-gazetteer-adopt></script><b></b>';
		const [old, other] = [legacy(), widget('other')];
		const gazetteer = gazetteerWith([old, other]);
		gazetteer.mount(document.querySelector('b')!, 'other');
		gazetteer.get(document.body);
		await settle();
		expect(old.mount).not.toHaveBeenCalled();
	});

	it('older markup stays unchanged if its selectors cannot load, and everything else works', async () => {
		const said = jest.spyOn(console, 'error').mockImplementation(() => {});
		const { old, other } = await onPage('<script data-gazetteer-adopt></script>', '', () =>
			Promise.reject(new Error('offline')),
		);
		expect(old.mount).not.toHaveBeenCalled();
		expect(other.mount).toHaveBeenCalledTimes(1);
		expect(said).toHaveBeenCalledTimes(1);
		said.mockRestore();
	});
});
