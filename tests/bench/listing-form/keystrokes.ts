import type { Browser } from 'playwright-core';
import { goThrough, onSlowForm, touch } from './visit.ts';

const KEYS = 60;

/**
 * The milliseconds from a key press in the title until the page is idle, while all sections are in
 * use. Without our script, only the browser works.
 */
export const keystrokes = (browser: Browser, isOurs: boolean): Promise<number[]> =>
	onSlowForm(
		browser,
		async ({ page }) => {
			if (isOurs) {
				await touch(page);
				await goThrough(page);
			}
			await page.locator('#lptitle').focus();
			return page.evaluate(async (keys) => {
				const free = () =>
					new Promise((done) => {
						const { port1, port2 } = new MessageChannel();
						port1.onmessage = done;
						port2.postMessage(0);
					});
				const passed: number[] = [];
				for (let key = 0; key < keys; key++) {
					const begun = performance.now();
					document.execCommand('insertText', false, 'a');
					await free();
					passed.push(performance.now() - begun);
					await new Promise((done) => setTimeout(done, 20));
				}
				return passed;
			}, KEYS);
		},
		{ isOurs },
	);
