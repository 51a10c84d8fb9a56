import { countOf, noteBeginnings } from '../../browser/site-wide/counting.ts';
import { visitSiteWide } from '../../browser/site-wide/page.ts';

jest.setTimeout(60_000);

/** Code for the page: uses a widget and returns a function that checks for the effect. */
const CLICK_LINK = `link = place.querySelector('.comment-reply-link'); link.click(); return () => link.ariaExpanded === 'true'`;
const OPEN_MENU = `place.querySelector('.gz-menu-toggle').click(); return () => place.querySelector('[aria-expanded="true"]')`;
const FOLLOW_LINK = `link = document.getElementById('tel'); link.addEventListener('click', (event) => event.preventDefault(), { once: true }); link.click(); return () => true`;
const GO_UP = `scrollTo(0, 900); (place.querySelector('button, .hfe-scroll-to-top-button') ?? place).click(); return () => scrollY < 900`;
const READ_ON = `scrollTo(0, scrollY > 500 ? 300 : 900); return () => parseFloat(place.firstElementChild.style.width) > 0`;
const COME_NEAR = `place.scrollIntoView(); return () => place.classList.contains('e-lazyloaded')`;

/** Mounts, uses and unmounts one element repeatedly, on a page where nothing else is mounted. */
const rounds = async ({
	selector,
	use,
	times,
}: {
	selector: string;
	use: string;
	times: number;
}) => {
	const place = document.querySelector<HTMLElement>(selector)!;
	const act = new Function('place', `let link; ${use}`) as (it: Element) => () => unknown;
	for (let round = 0; round < times; round++) {
		await window.Gazetteer!.mount!(place).ready;
		const isDone = act(place);
		while (!isDone()) await new Promise((done) => setTimeout(done));
		window.Gazetteer!.unmount!(place);
	}
	// Also mount the widget without using it, scroll to the top, and unmount it while its fade is
	// still running.
	const move = async (top: number) => {
		scrollTo({ top, behavior: 'instant' });
		for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
	};
	await move(900);
	await window.Gazetteer!.mount!(place).ready;
	await move(0);
	window.Gazetteer!.unmount!(place);
};

/**
 * Returns the current body and the body that the server sent, without differences that do not
 * matter to visitors or scripts.
 */
const bodies = () => {
	const { counted } = window as unknown as { counted: { html: string } };
	// Ignore a background that was shown, because it stays after unmounting.
	const plain = (html: string) =>
		html
			.replaceAll(' e-lazyloaded', '')
			.replaceAll('display: none', 'display:none')
			.replaceAll(/ (class|style)=""/g, '');
	return [plain(document.body.outerHTML), plain(counted.html)] as const;
};

it.each([
	['comment-reply, taken over', '#comments', CLICK_LINK],
	['site-menu', 'nav[aria-label="Pages"]', OPEN_MENU],
	['site-menu, taken over', '#site-navigation', OPEN_MENU],
	['link-tracking', 'template[data-gazetteer]', FOLLOW_LINK],
	['scroll-top', '#own-top', GO_UP],
	['scroll-top, drawn by us', '#drawn-top', GO_UP],
	['scroll-top, taken over', '.hfe-scroll-to-top-wrap', GO_UP],
	['scroll-top, a theme’s link', '.generate-back-to-top', GO_UP],
	['reading-progress', '#own-bar', READ_ON],
	['reading-progress, drawn by us', '#drawn-bar', READ_ON],
	['reading-progress, taken over', '.hfe-reading-progress', READ_ON],
	['section-backgrounds', '#own-section', COME_NEAR],
	['section-backgrounds, taken over', '#older-section', COME_NEAR],
])('200 mounts and unmounts of %s leave nothing behind', async (_says, selector, use) => {
	const { page, context, errors } = await visitSiteWide({ first: noteBeginnings });
	// Wait until the selectors for adopted markup have loaded.
	await page.locator('#older-section[data-gz-mounted]').waitFor({ state: 'attached' });
	await page.evaluate(() => {
		const served =
			'[data-gazetteer], #comments, nav, section, .hfe-scroll-to-top-wrap, .generate-back-to-top, .hfe-reading-progress';
		for (const place of document.querySelectorAll(served)) window.Gazetteer!.unmount!(place);
	});
	const run = (times: number) => page.evaluate(rounds, { selector, use, times });
	const { observed } = await countOf(page, context);
	await run(5);
	const before = await countOf(page, context);
	await run(200);
	const after = await countOf(page, context);

	expect(after.observed).toBe(observed);
	// The browser collects garbage on its own schedule and may retain the last round.
	expect(after.listeners - before.listeners).toBeLessThan(20);
	expect(after.nodes - before.nodes).toBeLessThan(60);
	const [now, sent] = await page.evaluate(bodies);
	expect(now).toBe(sent);
	expect(await page.evaluate(() => 'addComment' in window)).toBe(false);
	expect(errors).toEqual([]);
});
