import { openAdmin } from '../admin.ts';
import { choose } from '../plugin/chosen.ts';
import { publish, removePosts } from '../plugin/posts.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { makeForm, PLAIN, removeForms } from './own.ts';

jest.setTimeout(60_000);

const read = async (path: string) => (await fetch(siteUrl() + path)).text();
const scripts = (html: string) =>
	[...html.matchAll(/<script[^>]*src="[^"]*\/legacy\/([a-z]+)\.js/g)].map(([, name]) => name);

const LOADER = 'id="@gazetteer/loader-js-module"';
const SETTINGS = /<script[^>]*id="contact-form-7-js-before"[^>]*>\s*var wpcf7 = \{"api"/;

/**
 * Enqueues the script of the older plugin on every page, which is its default, or only on pages
 * with a form.
 */
const activate = (where: 'everywhere' | 'where shown') =>
	runWordPress(`update_option('gazetteer_test_legacy_forms', '${where}');`);

beforeEach(() => activate('everywhere'));
afterEach(async () => {
	await runWordPress("delete_option('gazetteer_test_legacy_forms');");
	await choose();
	await removePosts();
	await removeForms();
});

describe('site with Contact Form 7 active', () => {
	it('pages of Contact Form 7 stay unchanged until the owner adopts its forms', async () => {
		const html = await read(await publish('[contact-form-7]'));
		expect(scripts(html)).toEqual(['swv', 'index', 'stripe']);
		expect(html).not.toContain(LOADER);
	});

	it('Gazetteer registers no forms, blocks and routes of its own while Contact Form 7 is active', async () => {
		const { path } = await makeForm(PLAIN);
		expect(await read(path)).not.toContain('gazetteer_drawn');
		expect(await read(await publish('[gazetteer_contact_form form="1"]'))).not.toContain(
			'data-gazetteer',
		);
		expect(
			await runWordPress(
				`echo json_encode([post_type_exists('gazetteer_form'), WP_Block_Type_Registry::get_instance()->is_registered('gazetteer/contact-form')]);`,
			),
		).toBe('[false,false]');
		const route = await fetch(
			`${siteUrl()}/?rest_route=/gazetteer/v1/contact-forms/1/feedback/schema`,
		);
		expect(await route.json()).toMatchObject({ code: 'rest_no_route' });
	});

	it('the owner can still enable the adoption of Contact Form 7’s forms', async () => {
		const admin = await openAdmin();
		const screen = await (
			await admin.get('/wp-admin/options-general.php?page=gazetteer&tab=widgets')
		).text();
		expect(screen).toContain('Take over the forms of Contact Form 7');
		expect(screen).toContain('Contact form');
	});
});

describe.each(['everywhere', 'where shown'] as const)(
	'adopted script of Contact Form 7, loaded %s',
	(where) => {
		beforeEach(async () => {
			await activate(where);
			await choose({ adopt: ['contact-form'] });
		});

		it('Contact Form 7 keeps its settings and dependent scripts, and only its own script is dequeued', async () => {
			const html = await read(await publish('[contact-form-7]'));
			expect(scripts(html)).toEqual(where === 'everywhere' ? ['stripe'] : []);
			expect(html).toMatch(SETTINGS);
			expect(html).toContain('/legacy/styles.css');
			expect(html).not.toContain('wp-i18n-js');
			expect(html.split(LOADER)).toHaveLength(2);
			expect(html).toContain('"olderMarkup":{"contact-form":".wpcf7"}');
		});

		it('a page without a form loads no files of Gazetteer', async () => {
			const html = await read(
				await publish('<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->'),
			);
			expect(html).not.toContain(LOADER);
			expect(scripts(html)).toEqual(where === 'everywhere' ? ['stripe'] : []);
		});
	},
);
