import { openPlans } from '../../browser/plans/plans.ts';

const ICON =
	'<svg class="gz-plan-icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M5 12h14"/></svg><span class="gz-plan-screen-reader-text">Included: </span>';

it.each(['18px', '24px'])(
	'the check mark of a plan feature is level with its text, at %s',
	async (size) => {
		const { page } = await openPlans('plans-own.html', {
			before: (fresh) =>
				fresh.route(/plans-own/, async (route) => {
					const answer = await route.fetch();
					const body = (await answer.text()).replaceAll('<li>', `<li>${ICON}`);
					await route.fulfill({ response: answer, body });
				}),
		});
		await page.addStyleTag({ content: `body { font-size: ${size} }` });
		const apart = await page
			.locator('.gz-plan-features li')
			.first()
			.evaluate((line) => {
				const words = document.createRange();
				words.selectNodeContents(line.lastChild!);
				const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
				const icon = line.querySelector('svg')!.getBoundingClientRect();
				return middle(icon) - middle(words.getBoundingClientRect());
			});
		expect(Math.abs(apart)).toBeLessThan(1);
	},
);

it('the error icon of the plan chooser is round', async () => {
	const { page } = await openPlans('plans-own.html', {
		before: (fresh) => fresh.route(/plan-chooser-interactive/, (route) => route.abort()),
	});
	await page.locator('[data-val="exclusive"]').click();
	const sides = await page.locator('.gz-plan-fault p').evaluate((words) => {
		const { width, height } = getComputedStyle(words, '::before');
		return [width, height];
	});
	expect(sides[0]).toBe(sides[1]);
});
