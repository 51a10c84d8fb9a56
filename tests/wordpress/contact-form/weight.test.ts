import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { BUDGETS } from '../../../packages/workshop/budgets.ts';
import { openContact } from '../../browser/contact-form/contact.ts';
import { fillIn, GOOD, inStatus, send } from '../../browser/contact-form/form.ts';
import { makeForm, PLAIN, removeForms } from './own.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const budget = (page: string) => BUDGETS.find((one) => one.page === page)!.gzip;

const AT_LOAD = budget('with a contact form, at page load');
const AFTER_TOUCH = budget("with a contact form, after the visitor's first touch");
const WRITTEN_IN = budget('with a contact form, once something is written in it');

let path = '';
beforeAll(async () => {
	({ path } = await makeForm(PLAIN));
});
afterAll(removeForms);

/** The compressed size of all our scripts and stylesheets that the page fetches. */
const weigh = (page: Page) => {
	const files = new Map<string, Promise<number>>();
	page.on('response', (response) => {
		const { pathname } = new URL(response.url());
		if (!/\/(dist|plugins\/gazetteer)\/.*\.(js|css)$/.test(pathname)) return;
		files.set(
			pathname,
			response.body().then((body) => gzipSync(body, { level: 9 }).length),
		);
	});
	return {
		names: () => [...files.keys()].map((name) => name.split('/').at(-1)!),
		bytes: async () => (await Promise.all(files.values())).reduce((sum, one) => sum + one, 0),
	};
};

it.each([
	// This page adopts by selector, like pages of the older plugin. A page that names a widget
	// fetches one more small file.
	['a page with a form of the older plugin', () => '/pages/contact-plain.html'],
	['a page with a form of Gazetteer', () => path],
])(
	'%s loads few bytes at page load, and React only on the first interaction',
	async (_says, where) => {
		let scale: ReturnType<typeof weigh> | undefined;
		const { form, page } = await openContact(where(), {
			before: async (fresh) => {
				scale = weigh(fresh);
			},
		});
		await rest(page);
		const { names, bytes } = scale!;
		expect(names().filter((name) => name.startsWith('react'))).toEqual([]);
		expect(await bytes()).toBeLessThanOrEqual(AT_LOAD);

		const react = page.waitForResponse(/\/react-/);
		await form.locator('[name="your-email"]').focus();
		await react;
		await rest(page);
		expect(await bytes()).toBeLessThanOrEqual(AFTER_TOUCH);

		await fillIn(form, { ...GOOD, 'your-email': 'nobody' });
		await form.locator('.wpcf7-not-valid-tip').waitFor();
		await fillIn(form, GOOD);
		await send(form);
		await inStatus(form, 'sent');
		expect(names().filter((name) => name.startsWith('react'))).toHaveLength(1);
		expect(await bytes()).toBeLessThanOrEqual(WRITTEN_IN);
		expect(new Set(names()).size).toBe(names().length);
	},
);
