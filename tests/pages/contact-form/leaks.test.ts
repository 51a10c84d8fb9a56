import { openContact, touched } from '../../browser/contact-form/contact.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(120_000);

/**
 * Adds and removes the form. Every second form is touched, so that the test also covers code that
 * loads at the first touch.
 */
const rounds = async (times: number) => {
	const parent = document.querySelector('main')!;
	const pattern = (window as unknown as { pattern: string }).pattern;
	for (let round = 0; round < times; round++) {
		const holder = document.createElement('div');
		holder.innerHTML = pattern;
		const wrapper = holder.firstElementChild as HTMLElement;
		parent.append(wrapper);
		await window.Gazetteer!.mount!(wrapper).ready;
		if (round % 2) {
			const field = wrapper.querySelector<HTMLInputElement>('[name="your-email"]')!;
			field.value = 'nobody';
			field.dispatchEvent(new Event('change', { bubbles: true }));
			while (!wrapper.querySelector('.wpcf7-not-valid-tip')) {
				await new Promise((done) => setTimeout(done));
			}
		}
		const gone = new Promise((done) =>
			document.addEventListener('gazetteer:unmounted', done, { once: true }),
		);
		wrapper.remove();
		await gone;
	}
};

it('200 contact forms that were added and removed leave no listeners or nodes behind', async () => {
	const contact = await openContact('plain', {
		before: (fresh) =>
			fresh.addInitScript(() => {
				document.addEventListener('DOMContentLoaded', () => {
					const pattern = document.querySelector('.wpcf7')!.outerHTML;
					Object.assign(window, { pattern });
				});
			}),
	});
	const { page, context } = contact;
	await touched(contact);
	await rest(page);
	const devtools = await context.newCDPSession(page);
	await devtools.send('Performance.enable');
	const count = async () => {
		await devtools.send('HeapProfiler.collectGarbage');
		const { metrics } = await devtools.send('Performance.getMetrics');
		const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
		return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
	};

	await page.evaluate(rounds, 6);
	const before = await count();
	await page.evaluate(rounds, 200);
	const grown = async () => {
		const after = await count();
		return {
			listeners: after.listeners - before.listeners,
			nodes: after.nodes - before.nodes,
		};
	};
	// The browser collects garbage on its own schedule, so check several times. Only real leaks
	// remain.
	let left = await grown();
	for (let turn = 0; turn < 20 && (left.listeners > 0 || left.nodes > 0); turn++) {
		await rest(page);
		left = await grown();
	}
	// A form has about ninety nodes and twenty listeners. The browser may retain the last form.
	expect(left.listeners).toBeLessThan(60);
	expect(left.nodes).toBeLessThan(250);
});
