import type { Page } from 'playwright-core';
import { openSubmission, type Reply, type Submission } from './submission.ts';

/** How a page gets the widget: adopted by its markup, or by an attribute on the element around the form. */
export type Attached = 'adopted' | 'marked';

export const ATTACHED: readonly Attached[] = ['adopted', 'marked'];

/** Pages for a new listing, as different versions and form styles print them. */
export const SUBMIT_PAGES = [
	'listing-submit-2-0.html',
	'listing-submit-2-5.html',
	'listing-submit-2-9.html',
	'listing-submit-builder.html',
] as const;

export const EDIT_PAGES = ['listing-edit-2-5.html', 'listing-edit-2-9.html'] as const;

/** The server's response for a category with features and a field. */
export const DETAILS = {
	tags: { ' 13': 'Parking', ' 12': 'Wifi' },
	lpselectedtags: [],
	fields: '<div class="form-group"><label for="field-rooms">Rooms</label><input type="text" id="field-rooms" name="lp_form_fields_inn[rooms]" class="form-control"></div>',
	hasfeatues: true,
	hasfields: true,
	featuretitle: 'Features',
	fieldsids: ['90'],
};

export interface OlderPage extends Submission {
	/** The console messages of the widgets, without errors. */
	readonly said: string[];
}

interface Options {
	readonly replies?: readonly Reply[];
	/** Ids and classes to remove from the page. */
	readonly without?: readonly string[];
}

/** Changes the page after parsing and before any module runs. */
function prepare([isMarked, without]: readonly [boolean, readonly string[]]): void {
	document.addEventListener('readystatechange', () => {
		if (document.readyState !== 'interactive') return;
		for (const name of without) {
			for (const one of document.querySelectorAll(`[id="${name}"]`))
				one.removeAttribute('id');
			for (const one of document.querySelectorAll(`.${name}`)) one.classList.remove(name);
		}
		if (!isMarked) return;
		document.querySelector('#gazetteer-config')!.textContent = '{"prefix": "listingpro"}';
		document.querySelector('.post-submit')!.setAttribute('data-gazetteer', 'listing-form');
	});
}

/** Opens a page of the legacy theme. Its requests get recorded responses. */
export async function openOlder(
	path: string,
	attached: Attached,
	{ replies = [], without = [] }: Options = {},
): Promise<OlderPage> {
	const said: string[] = [];
	const opened = await openSubmission(path, {
		replies,
		reducedMotion: true,
		before: async (page) => {
			page.on('console', (message) => {
				if (message.type() !== 'error') said.push(message.text());
			});
			await page.addInitScript(prepare, [attached === 'marked', without] as const);
			await page.route(
				(url) => url.pathname.endsWith('admin-ajax.php') && !url.search.includes('submit'),
				(route) => route.fulfill({ contentType: 'text/html', json: DETAILS }),
			);
		},
	});
	opened.page.setDefaultTimeout(10_000);
	return { ...opened, said };
}

/** Waits until `read` returns the expected value. */
export async function eventually<Value>(
	read: () => Value | Promise<Value>,
	expected: unknown,
): Promise<void> {
	const end = Date.now() + 10_000;
	for (;;) {
		try {
			expect(await read()).toEqual(expected);
			return;
		} catch (error) {
			if (Date.now() > end) throw error;
			await new Promise((done) => setTimeout(done, 50));
		}
	}
}

/**
 * The selectors whose elements are visible. Existing elements are not enough, because themes hide
 * much of their markup.
 */
export const seen = (page: Page, ...selectors: readonly string[]) =>
	page.evaluate(
		(all) =>
			all.filter((selector) =>
				[...document.querySelectorAll(selector)].some((one) =>
					one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
				),
			),
		selectors,
	);

const has = async (page: Page, selector: string) => (await page.locator(selector).count()) > 0;

/** Fills in the required fields, except the account fields. */
export async function describePlace(page: Page): Promise<void> {
	await page.fill('#lptitle', 'Harbour Inn');
	await page.selectOption('#inputCategory', '6');
	await page.locator('[name="postContent"]').evaluate((area) => {
		(area as HTMLTextAreaElement).value = '<p>By the water.</p>';
		area.dispatchEvent(new Event('input', { bubbles: true }));
	});
	if (await has(page, '#policycheck')) await page.check('#policycheck');
}

/** Adds a social profile with the page's own controls. */
export async function addProfile(page: Page, type: string, address: string): Promise<void> {
	await page.locator('#add-new-social-url').scrollIntoViewIfNeeded();
	await page.locator('#add-new-social-url[role="button"]').waitFor();
	await page.selectOption('#get_media', { label: type });
	await page.fill('#get_media_url', address);
	await page.locator('#add-new-social-url').click();
}

export const PROFILE_FIELDS = ['twitter', 'facebook', 'linkedin', 'youtube', 'instagram'] as const;

/** The values of a posted field, in order. */
export const valuesIn = (fields: FormData, name: string) =>
	fields.getAll(name).map((value) => (typeof value === 'string' ? value : value.name));
