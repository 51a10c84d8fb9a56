import { DEAD_AJAX } from '../../browser/dead-database.ts';
import {
	category,
	fulfil,
	held,
	found,
	cards,
	kind,
	offers,
	openPlans,
	plain,
	type Replies,
} from '../../browser/plans/plans.ts';
import { rest } from '../../browser/rest.ts';
import { shifted, watchShifts } from '../../browser/shifts.ts';

jest.setTimeout(90_000);

const OFFLINE = 'You are probably offline.';
const UNREADABLE = 'The plans cannot be shown right now. Please try again in a moment.';
const TOLD = 'The response is not a valid JSON response.';

/** A server that fails once, and then works. */
const onceThen = (fails: Replies): Replies => {
	let turn = 0;
	return (asked) => (turn++ ? plain(asked) : fails(asked));
};

it.each<[string, Replies, string]>([
	['a server error', () => (route) => fulfil(route, 'Error', 500), UNREADABLE],
	['an HTML page', () => (route) => fulfil(route, '<b>Please log in</b>'), UNREADABLE],
	['the database error page of WordPress', () => (route) => fulfil(route, DEAD_AJAX), UNREADABLE],
	['a bare 0', () => (route) => fulfil(route, '0'), UNREADABLE],
	['a truncated answer', () => (route) => fulfil(route, '{"plans":"<div'), UNREADABLE],
	['too many requests', () => (route) => fulfil(route, '{}', 429), UNREADABLE],
	['a request while offline', () => (route) => route.abort('internetdisconnected'), OFFLINE],
	['a lost connection', () => (route) => route.abort('connectionreset'), OFFLINE],
])(
	'the plan chooser shows an error message with a retry button after %s',
	async (_says, fails, words) => {
		const console: string[] = [];
		const { page, asked, spoken } = await openPlans('plans-own.html', {
			replies: onceThen(fails),
			before: async (fresh) => void fresh.on('console', (one) => console.push(one.text())),
		});
		await kind(page, 'exclusive').click();
		await category(page, 'Cafés').check();
		await page.locator('.gz-plan-fault', { hasText: words }).waitFor();
		expect(await category(page, 'Cafés').isChecked()).toBe(true);
		expect(await page.locator('[aria-busy]').count()).toBe(0);
		expect(asked).toHaveLength(1);
		expect(console.some((one) => one.includes(TOLD))).toBe(words === UNREADABLE);
		const again = page.getByRole('button', { name: 'Try again' });
		await again.focus();
		await page.keyboard.press('Enter');
		await offers(page, 'Small 7 monthly');
		await page.locator('.gz-plan-results:focus').waitFor();
		await page.waitForFunction(() =>
			/3$/.test(document.querySelector('#gz-announcements')?.textContent ?? ''),
		);
		// The live region merges announcements within 50 ms.
		const said = (await spoken()).join(' ');
		expect(said).toContain(words);
		expect(said).toContain('Plans for Cafés: 3');
	},
);

it('cached plans stay visible if they cannot be refreshed', async () => {
	let turn = 0;
	const { page } = await openPlans('plans-own.html', {
		replies: (asked) => (++turn > 2 ? (route) => route.abort() : plain(asked)),
	});
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await offers(page, 'Small 7 monthly');
	await page.getByRole('radio', { name: 'Annually' }).check();
	await offers(page, 'Small 7 yearly');
	await page.getByRole('radio', { name: 'Monthly' }).check();
	await offers(page, 'Small 7 monthly');
	await rest(page);
	expect(await page.locator('.gz-plan-fault').count()).toBe(0);
});

it('the plan chooser retries automatically when the browser is online again', async () => {
	const { page, context } = await openPlans('plans-own.html', {
		replies: onceThen(() => (route) => route.abort('internetdisconnected')),
	});
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await page.locator('.gz-plan-fault').waitFor();
	await context.setOffline(true);
	await context.setOffline(false);
	await offers(page, 'Small 7 monthly');
});

it('a plan chooser restored from the back-forward cache retries automatically', async () => {
	const { page, asked } = await openPlans('plans-own.html', {
		replies: onceThen(() => (route) => route.abort('connectionaborted')),
	});
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await page.locator('.gz-plan-fault').waitFor();
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
	expect(asked).toHaveLength(1);
	await page.evaluate(() =>
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
	);
	await offers(page, 'Small 7 monthly');
});

it('general plans disappear and return although the view script is still loading', async () => {
	const { page } = await openPlans('plans-own.html', {
		before: (fresh) => fresh.route(/plan-chooser-view/, () => {}),
	});
	await kind(page, 'exclusive').click();
	await page.locator('.gz-plan-results h3').first().waitFor({ state: 'detached' });
	await kind(page, 'standard').click();
	await offers(page, 'Jetty');
});

it.each([
	['Gazetteer’s page', 'plans-own.html'],
	['a page of the older theme', 'plans-legacy-vertical.html'],
])(
	'a plan chooser that cannot load shows an error and retries automatically: %s',
	async (_says, path) => {
		const { page, context, spoken } = await openPlans(path, {
			before: (fresh) =>
				fresh.route(/plan-chooser-interactive/, (route) =>
					route.abort('internetdisconnected'),
				),
		});
		await kind(page, 'exclusive').click();
		const notice = page.locator('.gz-plan-fault', { hasText: OFFLINE });
		await notice.waitFor();
		await page.waitForFunction(() => document.querySelector('#gz-announcements')?.textContent);
		expect(await spoken()).toEqual([OFFLINE]);
		// The message is above the plans, outside of their grid.
		expect(await page.locator('.gz-plan-results .gz-plan-fault').count()).toBe(0);
		const bottom = await notice.evaluate((it) => it.getBoundingClientRect().bottom);
		const top = await page
			.locator('h3', { hasText: 'Jetty' })
			.evaluate((it) => it.getBoundingClientRect().top);
		expect(bottom).toBeLessThan(top);
		await page.unroute(/plan-chooser-interactive/);
		await context.setOffline(true);
		await context.setOffline(false);
		await notice.waitFor({ state: 'detached' });
		await page.locator('main h3').first().waitFor({ state: 'detached' });
		expect(await kind(page, 'exclusive').getAttribute('aria-pressed')).toBe('true');
	},
);

it('the page does not shift while plans load, because the placeholder is as tall as the old plans', async () => {
	const waiting = held(found(cards('Small', 'Middle', 'Large'), { switcher: '1' }));
	const { page } = await openPlans('plans-own.html', { replies: () => waiting.reply });
	const height = () =>
		page.locator('.gz-plan-results').evaluate((it) => it.getBoundingClientRect().height);
	await kind(page, 'exclusive').click();
	await kind(page, 'standard').click();
	await offers(page, 'Jetty');
	const before = await height();
	await page.getByRole('radio', { name: 'Annually' }).check();
	await page.locator('.gz-plan-skeleton').waitFor();
	expect(await height()).toBeGreaterThanOrEqual(before);
	await watchShifts(page);
	waiting.release();
	await offers(page, 'Middle');
	const { sum, of } = await shifted(page);
	expect(sum > 0.02 ? of : []).toEqual([]);
});

it('an error of the plan chooser’s interactive part is as wide as the text column', async () => {
	const { page } = await openPlans('plans-legacy-vertical.html', {
		before: (fresh) => fresh.route(/plan-chooser-interactive/, (route) => route.abort()),
	});
	await kind(page, 'exclusive').click();
	const edges = (selector: string) =>
		page
			.locator(selector)
			.first()
			.evaluate((element) => {
				const { left, right } = element.getBoundingClientRect();
				const { paddingLeft, paddingRight } = getComputedStyle(element);
				const isText = element.matches('main > p');
				return isText
					? [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)]
					: [left, right];
			});
	expect(await edges('.gz-plan-fault')).toEqual(await edges('main > p'));
});
