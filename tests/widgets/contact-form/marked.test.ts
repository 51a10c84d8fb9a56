import { CONFIG_ID, MARK } from '@gazetteer/contract';
import { draw, serve, settled, start } from './page.ts';

const CONFIG = { rest: 'http://localhost/ours/', namespace: 'gazetteer/v1' };

// Set the page’s settings before any module reads them, because they are read only once.
document.head.innerHTML = `<script type="application/json" id="${CONFIG_ID}">${JSON.stringify(CONFIG)}</script>`;

describe.each([
	['6.0 and later', '6.1.6', 'data-wpcf7-id="12"'],
	['5.9', '5.9.8', ''],
])('form of Contact Form 7 %s', (_says, version, id) => {
	const mark = `${MARK.widget}="contact-form"`;

	it.each([
		['adopted', '', ''],
		['marked', mark, ''],
		['inside an element with the data-gazetteer attribute', '', mark],
	])(
		'a form of Contact Form 7 uses the REST namespace of that plugin: %s',
		async (_how, onForm, around) => {
			const server = serve();
			const page = draw({ wrapper: `${id} ${onForm}` });
			page.field('_wpcf7_version').value = version;
			page.field('_wpcf7_version').setAttribute('value', version);
			document.body.innerHTML = `<div ${around}>${document.body.innerHTML}</div>`;
			const root = document.querySelector<HTMLElement>(around ? 'body > div' : '.wpcf7')!;
			const leave = await start(root, {
				api: { root: 'http://localhost/theirs/', namespace: 'contact-form-7/v1' },
			});
			await settled();
			expect(document.querySelector('.wpcf7')!.classList).toContain('js');
			expect(server.asked.map(({ path }) => path)).toEqual([
				'http://localhost/theirs/contact-form-7/v1/contact-forms/12/feedback/schema',
			]);
			leave();
			expect(document.querySelector('.wpcf7')!.classList).toContain('no-js');
		},
	);
});

it('a contact form of Gazetteer uses the settings of the page', async () => {
	const server = serve();
	const page = draw({ wrapper: `${MARK.widget}="contact-form"` });
	page.field('_wpcf7_version').setAttribute('value', '0.1.0');
	await start(page.root, null);
	expect(server.asked.map(({ path }) => path)).toEqual([
		'http://localhost/ours/gazetteer/v1/contact-forms/12/feedback/schema',
	]);
});
