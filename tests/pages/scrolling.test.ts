import { visit } from '../browser/visitor.ts';

jest.setTimeout(60_000);

it('the scroll-top button and the progress bar share one passive scroll listener, and remove it on unmount', async () => {
	const { page } = await visit('/pages/plain.html', {
		before: (fresh) =>
			fresh.addInitScript(() => {
				const heard: boolean[] = ((window as { heard?: boolean[] }).heard = []);
				const count = window as typeof window & { listening: Set<unknown> };
				count.listening = new Set();
				const { addEventListener: add, removeEventListener: remove } = window;
				window.addEventListener = (...given: Parameters<typeof add>) => {
					const [type, listener, options] = given;
					const { once, passive, signal } = Object(options) as AddEventListenerOptions;
					if (type === 'scroll' && !once) {
						heard.push(!!passive);
						count.listening.add(listener);
						signal?.addEventListener('abort', () => count.listening.delete(listener));
					}
					add.apply(window, given);
				};
				window.removeEventListener = (...given: Parameters<typeof remove>) => {
					count.listening.delete(given[1]);
					remove.apply(window, given);
				};
			}),
	});
	await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
	for (const name of ['scroll-top', 'reading-progress'])
		await page
			.locator(`[data-gazetteer="${name}"][data-gz-mounted]`)
			.waitFor({ state: 'attached' });
	const listening = () =>
		page.evaluate(() => (window as { listening?: Set<unknown> }).listening!.size);
	expect(await listening()).toBe(1);
	expect(await page.evaluate(() => (window as { heard?: boolean[] }).heard!.every(Boolean))).toBe(
		true,
	);
	await page.evaluate(() => {
		for (const place of document.querySelectorAll('[data-gz-mounted]'))
			window.Gazetteer!.unmount!(place);
	});
	expect(await listening()).toBe(0);
});
