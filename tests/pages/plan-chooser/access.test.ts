import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import {
	cards,
	category,
	found,
	fulfil,
	held,
	kind,
	offers,
	openPlans,
	plain,
} from '../../browser/plans/plans.ts';
import { giveBack, keepDrawn } from './given-back.ts';

jest.setTimeout(180_000);

const wrongWith = async (page: Page, root: string, forcedColors = false) => [
	...(await axe(page, root, {
		rules: {
			'color-contrast': { enabled: !forcedColors },
			// The older theme prints a div between the list and its items, so axe would fail on
			// that.
			...(root === 'main' && { list: { enabled: false }, listitem: { enabled: false } }),
		},
	})),
	...(await page.evaluate(() =>
		document.documentElement.scrollWidth > innerWidth ? ['scrolls sideways'] : [],
	)),
];

it.each([
	['Gazetteer’s page', 'plans-own.html', '.gz-plans', { width: 1280 }],
	['Gazetteer’s page, 320 pixels wide', 'plans-own.html', '.gz-plans', { width: 320 }],
	['Gazetteer’s page, from right to left', 'plans-rtl.html', '.gz-plans', { width: 320 }],
	[
		'Gazetteer’s page, in forced colors',
		'plans-own.html',
		'.gz-plans',
		{ width: 390, forcedColors: true },
	],
	[
		'Gazetteer’s page, in dark mode',
		'plans-own.html',
		'.gz-plans',
		{ width: 390, colorScheme: 'dark' as const },
	],
	['a page of the older theme', 'plans-legacy.html', 'main', { width: 390 }],
])(
	'the plan chooser has no axe violations in any state: %s',
	async (_says, path, root, options) => {
		let waiting = held(found(cards('Waited for'), { switcher: '1' }));
		const { page } = await openPlans(path, {
			...options,
			reducedMotion: true,
			replies: (asked) => {
				if (asked['term_id'] === '8') return waiting.reply;
				if (asked['duration_type'] === 'yearly') return (route) => fulfil(route, '0');
				return plain(asked);
			},
		});
		const wrong = () => wrongWith(page, root, 'forcedColors' in options);
		const radio = (value: string) => page.locator(`.lp-slected-plan-cat[value="${value}"]`);
		expect(await wrong()).toEqual([]);
		await kind(page, 'exclusive').click();
		await radio('7').waitFor();
		expect(await wrong()).toEqual([]);
		await radio('7').check();
		await offers(page, 'Small 7 monthly');
		expect(await wrong()).toEqual([]);
		await radio('8').check();
		await page.locator('.gz-plan-skeleton').waitFor();
		expect(await wrong()).toEqual([]);
		waiting.release();
		await offers(page, 'Waited for');
		await page.locator('[name="plan_period"][value="yearly"], a.switch-fields').click();
		await page.locator('.gz-plan-fault').waitFor();
		expect(await wrong()).toEqual([]);
		waiting = held({});
	},
);

it('the plan chooser can be used with the keyboard alone', async () => {
	const { page } = await openPlans('plans-own.html');
	await kind(page, 'standard').focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await page.locator('.lp_cats_on_plan_wrap').waitFor();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Space');
	await offers(page, 'Small 7 monthly');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await offers(page, 'Small 9 monthly');
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowRight');
	await offers(page, 'Small 9 yearly');
	await page.keyboard.press('Tab');
	expect(await page.locator('.gz-plan-button:focus').count()).toBe(1);
});

it('the plan chooser announces each response once to screen readers', async () => {
	const { page, spoken } = await openPlans('plans-own.html', {
		replies: (asked) =>
			asked['term_id'] === '9'
				? found('No plan is on offer here.', { switcher: '0' })
				: plain(asked),
	});
	const heard = (words: string) =>
		page.waitForFunction(
			(text) => document.querySelector('#gz-announcements')?.textContent?.endsWith(text),
			words,
		);
	await kind(page, 'exclusive').click();
	await heard('Choose a category to see its plans.');
	await category(page, 'Cafés').check();
	await heard('Plans for Cafés: 3');
	await category(page, 'Boatyards').check();
	await heard('No plan is on offer here.');
	await kind(page, 'standard').click();
	await heard('General plans: 3');
	// On a slow machine, “Loading plans” and the result are announced together.
	const said = (await spoken())
		.map((words) => words.replace(/^Loading plans ?/, ''))
		.filter(Boolean);
	expect(said).toEqual([
		'Choose a category to see its plans.',
		'Plans for Cafés: 3',
		'No plan is on offer here.',
		'General plans: 3',
	]);
	expect(await page.locator('.gz-plan-results').getAttribute('aria-live')).toBe('off');
});

it('the plan chooser has no animations if the visitor prefers reduced motion', async () => {
	const { page } = await openPlans('plans-own.html', {
		reducedMotion: true,
		replies: () => held({}).reply,
	});
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await page.locator('.gz-plan-skeleton').waitFor();
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

it('the plan chooser restores the markup on unmount and leaves no nodes or listeners', async () => {
	const { page } = await openPlans('plans-own.html', keepDrawn);
	await kind(page, 'exclusive').click();
	await category(page, 'Cafés').check();
	await offers(page, 'Small 7 monthly');
	const { drawn, now } = await giveBack(page, '.gz-plans');
	expect(now).toBe(drawn);
	expect(await page.evaluate(() => 'jQuery' in window)).toBe(false);
});
