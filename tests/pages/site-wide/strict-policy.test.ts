import type { Page } from 'playwright-core';
import { visitSiteWide } from '../../browser/site-wide/page.ts';

jest.setTimeout(60_000);

/** Records every policy violation from the start of the page. */
const listen = () => {
	const violations: string[] = [];
	Object.assign(window, { violations });
	document.addEventListener('securitypolicyviolation', (event) =>
		violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
	);
};

const violations = (page: Page) =>
	page.evaluate(() => (window as unknown as { violations: string[] }).violations);

const mounted = (page: Page, selector: string) =>
	page.locator(`${selector}[data-gz-mounted]`).first().waitFor({ state: 'attached' });

const down = (page: Page) => page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));

it('all site-wide widgets, in our own and third-party markup, cause no violations under a strict policy', async () => {
	const { page, errors } = await visitSiteWide({ strict: true, first: listen });

	await mounted(page, 'nav[aria-label="Pages"]');
	await page.locator('nav[aria-label="Pages"] .gz-menu-toggle').first().click();
	expect(await page.getByRole('link', { name: 'Harbour' }).first().isVisible()).toBe(true);
	await mounted(page, '#site-navigation');
	await page.locator('#site-navigation .menu-toggle').click();
	await page.locator('#site-navigation .gz-menu-toggle').first().click();
	await page.locator('#menu-item-1-sub-menu.toggled-on').waitFor();

	await mounted(page, 'template');
	const told = page.waitForRequest('**/pages/links');
	await page.locator('#tel').evaluate((link) => {
		addEventListener('click', (event) => event.target === link && event.preventDefault());
		(link as HTMLElement).click();
	});
	expect((await told).postData()).toContain('"name":"tel"');

	for (const selector of ['#own-section', '#older-section']) {
		// The position of the section depends on the fonts and on the open menus above it.
		await page.locator(selector).evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
		await page.locator(`${selector}.e-lazyloaded`).waitFor();
	}
	await down(page);
	for (const bar of ['#own-bar', '#drawn-bar', '.hfe-reading-progress']) {
		await mounted(page, bar);
		expect(
			await page.locator(`${bar} > div`).evaluate((it) => parseFloat(it.style.width)),
		).toBeGreaterThan(0);
	}
	for (const button of [
		'#own-top',
		'#drawn-top button',
		'.hfe-scroll-to-top-button',
		'.generate-back-to-top',
	]) {
		await down(page);
		await page.locator(button).waitFor();
		await page.locator(button).evaluate((it) => (it as HTMLElement).click());
		// The last frames may be within one pixel.
		await page.waitForFunction(() => scrollY === 0);
		await page.evaluate(
			() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
		);
	}

	await page.locator('#comment-2 .comment-reply-link').first().click();
	await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
	await page
		.locator('body > [aria-live]')
		.filter({ hasText: 'Reply to Bob' })
		.waitFor({ state: 'attached' });
	await page.keyboard.press('Escape');
	await page.waitForFunction(() => !document.getElementById('wp-temp-form-div'));

	expect(await violations(page)).toEqual([]);
	await page.evaluate(() => {
		for (const place of document.querySelectorAll('[data-gz-mounted]'))
			window.Gazetteer!.unmount!(place);
	});
	expect(await violations(page)).toEqual([]);
	expect(errors).toEqual([]);
	await page.locator('#out').click();
	await page.waitForURL(/elsewhere/);
});
