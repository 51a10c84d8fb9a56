import type { Browser } from 'playwright-core';
import { onSlowPage } from './visit.ts';

const TIMES = 9;

/**
 * The milliseconds that the slowed-down browser needs to insert and lay out fifteen plain fields.
 * Other times of the contact page are divided by this one, so that the speed of the machine does
 * not matter.
 */
export const plainDom = (browser: Browser): Promise<number[]> =>
	onSlowPage(browser, async (page, open) => {
		await open();
		return page.evaluate(async (times) => {
			const passed: number[] = [];
			for (let time = 0; time < times; time++) {
				const begun = performance.now();
				const form = document.createElement('form');
				for (let at = 0; at < 15; at++) {
					const label = document.createElement('label');
					const wrap = document.createElement('span');
					const field = document.createElement('input');
					field.name = `field-${at}`;
					wrap.className = 'wrap';
					wrap.append(field);
					label.append(`Field ${at} `, wrap);
					form.append(document.createElement('p'), label);
				}
				document.body.append(form);
				form.getBoundingClientRect();
				passed.push(performance.now() - begun);
				form.remove();
				await new Promise((done) => setTimeout(done, 50));
			}
			return passed;
		}, TIMES);
	});
