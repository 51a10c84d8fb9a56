import type { Browser } from 'playwright-core';
import { INVALID, VALID, type Entries } from '../validator/entries.ts';
import { onSlowPage } from './visit.ts';

const ROUNDS = 8;

/** The milliseconds from an invalid change of each field until its error tip is in the page. */
export const changeToTip = (browser: Browser): Promise<number[]> =>
	onSlowPage(browser, async (page, open) => {
		await open();
		await page.locator('.wpcf7[data-gz-mounted]').waitFor();
		await page.locator('[name="name"]').focus();
		await page.waitForLoadState('networkidle');
		return page.evaluate(
			async ([good, bad, rounds]: readonly [Entries, Entries, number]) => {
				const form = document.querySelector('form')!;
				const change = (name: string, value: string) => {
					const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
					field.value = value;
					field.dispatchEvent(new Event('change', { bubbles: true }));
					return field.closest('.wpcf7-form-control-wrap')!;
				};
				const quiet = () => new Promise((done) => setTimeout(done, 20));
				const untilTip = (wrap: Element, there: boolean) =>
					new Promise<number>((done) => {
						const look = () => {
							if (!wrap.querySelector('.wpcf7-not-valid-tip') === there) return;
							observer.disconnect();
							done(performance.now());
						};
						const observer = new MutationObserver(look);
						observer.observe(wrap, { childList: true, subtree: true });
						look();
					});
				const passed: number[] = [];
				for (const [name, value] of good) change(name, value);
				await quiet();
				for (let round = 0; round < rounds; round++) {
					for (const [name, value] of bad) {
						const begun = performance.now();
						const wrap = change(name, value);
						passed.push((await untilTip(wrap, true)) - begun);
						const valid = good.find(([of]) => of === name)![1];
						await quiet();
						await untilTip(change(name, valid), false);
						await quiet();
					}
				}
				return passed;
			},
			[VALID, INVALID, ROUNDS] as const,
		);
	});
