import { showLinkClicks } from '@gazetteer/demo-site';
import type { Page } from 'playwright-core';
import { runPhp, siteRoot } from '../../browser/site.ts';
import { choose } from '../plugin/chosen.ts';
import { php } from '../plugin/posts.ts';
import { told, visitAs } from '../submission/owners.ts';

jest.setTimeout(120_000);

const LISTINGS = '/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer';
const SETTINGS = '/wp-admin/options-general.php?page=gazetteer&tab=widgets';

beforeAll(async () => {
	await choose({ helpers: ['link-tracking'] });
	await told(
		`Gazetteer\\Plugin::get(Gazetteer\\Links\\Outbound\\OutboundTable::class)->save(new Gazetteer\\Links\\Domain\\Outbound\\OutboundLink(0, 'go', 'hotel', ${php('https://partner.example/')}, 'affiliate', true))`,
	);
	await showLinkClicks({ run: runPhp, root: siteRoot() });
});

/**
 * The controls that Tab must reach in a part of the page, in order. A radio group counts once, as its checked button.
 */
const controls = (page: Page, part: string) =>
	page.locator(part).evaluate((root) =>
		[
			...root.querySelectorAll<HTMLElement>(
				'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
			),
		]
			.filter((it) => it.checkVisibility({ visibilityProperty: true }))
			.filter((it) => !(it instanceof HTMLInputElement && it.type === 'radio') || it.checked)
			.map((it, place) => (it.dataset['stop'] = `${place} ${it.id || it.innerText}`)),
	);

/**
 * Presses Tab through a part of the page. Returns the focused elements, and marks each one
 * without a visible focus indicator.
 */
async function stops(page: Page, part: string): Promise<string[]> {
	await page.locator(part).evaluate((it) => {
		it.tabIndex = -1;
		it.focus();
	});
	const found: string[] = [];
	for (;;) {
		await page.keyboard.press('Tab');
		const stop = await page.locator(':focus').evaluate(async (it: HTMLElement, selector) => {
			if (!it.closest(selector)) return '';
			// WordPress animates its focus rings.
			await Promise.all(it.getAnimations().map((ring) => ring.finished));
			const { outlineStyle, outlineColor, outlineWidth, boxShadow } = getComputedStyle(it);
			const isSeen =
				boxShadow !== 'none' ||
				(outlineStyle !== 'none' &&
					parseFloat(outlineWidth) > 0 &&
					outlineColor !== 'rgba(0, 0, 0, 0)');
			const { top, bottom } = it.getBoundingClientRect();
			const isThere = bottom > 0 && top < innerHeight;
			return `${it.dataset['stop']}${isSeen && isThere ? '' : ' UNSEEN'}`;
		}, part);
		if (!stop) return found;
		found.push(stop);
	}
}

async function openAll(page: Page, part: string): Promise<void> {
	const closed = page.locator(`${part} details:not([open]) > summary`);
	while (await closed.count()) await closed.first().press('Enter');
}

const ROW = 'tr:has(#gazetteer-helpers-link-tracking)';

it.each([
	['the settings of link tracking', SETTINGS, ROW, 11],
	['the list of outbound links', `${LISTINGS}-outbound-links`, '.gazetteer-outbound', 20],
	[
		'the form of an outbound link',
		`${LISTINGS}-outbound-links&view=edit&link=1`,
		'.gazetteer-outbound',
		9,
	],
	['the import screen', `${LISTINGS}-outbound-links&view=import`, '.gazetteer-outbound', 5],
	['the link clicks screen', `${LISTINGS}-link-clicks`, '.gazetteer-clicks', 2],
])(
	'keyboard users can reach every control with a visible focus: %s',
	async (_says, path, part, least) => {
		const { page } = await visitAs('admin', path);
		await openAll(page, part);
		const wanted = await controls(page, part);
		expect(wanted.length).toBeGreaterThanOrEqual(least);
		expect(await stops(page, part)).toEqual(wanted);
	},
);

it('everything in the links screens that works by pointer works with keys: open, select, copy, scroll and switch', async () => {
	const settings = await visitAs('admin', SETTINGS);
	const row = settings.page.locator(ROW);
	await openAll(settings.page, ROW);
	const sender = row.getByLabel('Send clicks to');
	await sender.focus();
	await settings.page.keyboard.type('No service');
	expect(await sender.inputValue()).toBe('none');
	await settings.page.keyboard.press('Home');
	expect(await sender.inputValue()).toBe('auto');
	await settings.page.setViewportSize({ width: 390, height: 800 });
	// The selected option is not cut off on a phone.
	expect(
		await sender.evaluate((it: HTMLSelectElement) => {
			const free = it.cloneNode(true) as HTMLSelectElement;
			free.style.cssText =
				'position: absolute; inline-size: max-content; max-inline-size: none;';
			it.after(free);
			return free.offsetWidth <= it.offsetWidth;
		}),
	).toBe(true);
	await settings.close();

	const { page } = await visitAs('admin', `${LISTINGS}-outbound-links`);
	const copy = page.getByRole('button', { name: 'Copy the address of /go/hotel/' });
	await copy.press('Enter');
	await page.locator('#a11y-speak-polite', { hasText: 'Copied' }).waitFor({ state: 'attached' });
	expect(await copy.evaluate((it) => it.matches(':focus'))).toBe(true);
	await page.getByRole('link', { name: 'Switch off: /go/hotel/' }).press('Enter');
	await page.getByRole('status').filter({ hasText: 'link switched off' }).waitFor();

	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto(`${LISTINGS}-link-clicks`);
	await openAll(page, '.gazetteer-clicks');
	await page.locator('summary').focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowRight');
	await page.waitForFunction(() => document.querySelector(':focus')!.scrollLeft > 0);
});
