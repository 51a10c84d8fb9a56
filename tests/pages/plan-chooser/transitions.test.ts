import {
	carried,
	cards,
	category,
	found,
	held,
	kind,
	offers,
	openPlans,
	plain,
	query,
	titles,
} from '../../browser/plans/plans.ts';

jest.setTimeout(60_000);

const exclusive = async (path = 'plans-own.html', options = {}) => {
	const plans = await openPlans(path, options);
	await kind(plans.page, 'exclusive').click();
	return plans;
};

/** Selects monthly, yearly and monthly again; the refresh of the cached plans is held. */
const backToMonthly = async (...renewed: string[]) => {
	let turn = 0;
	const waiting = held(found(cards(...renewed)));
	const plans = await exclusive('plans-own.html', {
		replies: (asked: Parameters<typeof plain>[0]) =>
			++turn === 3 ? waiting.reply : plain(asked),
	});
	await category(plans.page, 'Cafés').check();
	await offers(plans.page, 'Small 7 monthly');
	await plans.page.getByRole('radio', { name: 'Annually' }).check();
	await offers(plans.page, 'Small 7 yearly');
	await plans.page.getByRole('radio', { name: 'Monthly' }).check();
	return { ...plans, waiting };
};

describe('plan chooser', () => {
	it('the plan chooser requests nothing before a selection', async () => {
		const { page, asked, errors, requests } = await openPlans('plans-own.html');
		expect(asked).toEqual([]);
		expect(await titles(page)).toEqual(['Jetty', 'Quay', 'Harbour']);
		expect(await page.locator('.gz-plan-show').isVisible()).toBe(false);
		expect(await page.locator('.lp_cats_on_plan_wrap').isVisible()).toBe(false);
		expect(requests.filter((name) => /react|clean/.test(name))).toEqual([]);
		expect(errors).toEqual([]);
	});

	it('the plan chooser clears the plans and shows the categories when the standard toggle is off', async () => {
		const { page, asked } = await exclusive();
		await page.locator('.lp_cats_on_plan_wrap').waitFor();
		await page.locator('.gz-plan-results h3').first().waitFor({ state: 'detached' });
		expect(await page.locator('.lpmonthyearswitcher').isVisible()).toBe(false);
		expect(await kind(page, 'exclusive').getAttribute('aria-pressed')).toBe('true');
		expect(asked).toEqual([]);
		expect(query(page)).toBe('?plan_period=monthly&plan_kind=exclusive');
	});

	it('the plan chooser loads the plans of a category, and the form element of each plan sends that category', async () => {
		const { page, asked } = await exclusive();
		await category(page, 'Cafés').check();
		await offers(page, 'Small 7 monthly');
		expect(asked).toEqual([
			{
				action: 'gazetteer_select_plan_by_cat',
				term_id: '7',
				currentStyle: 'vertical_view_1',
				duration_type: 'monthly',
			},
		]);
		expect(await carried(page)).toEqual(['7', '7', '7']);
		expect(await page.locator('.lpmonthyearswitcher').isVisible()).toBe(true);
		expect(query(page)).toBe('?plan_period=monthly&plan_category=7');
		expect(await page.locator('label.active-category-radio').innerText()).toContain('Cafés');
	});

	it('the plan chooser shows the period switch only if the server enables it', async () => {
		const { page } = await exclusive();
		await category(page, 'Cafés').check();
		await page.locator('.lpmonthyearswitcher').waitFor();
		await category(page, 'Chandlers').check();
		await offers(page, 'Small 8 monthly');
		expect(await page.locator('.lpmonthyearswitcher').isVisible()).toBe(false);
	});

	it.each([true, 1, '1'])('the period switch is enabled by the value %j', async (switcher) => {
		const { page } = await exclusive('plans-own.html', {
			replies: () => found(cards('One'), { switcher }),
		});
		await category(page, 'Cafés').check();
		await offers(page, 'One');
		expect(await page.locator('.lpmonthyearswitcher').isVisible()).toBe(true);
	});

	it('the plan chooser loads another period, and keeps the category', async () => {
		const { page, asked } = await exclusive();
		await category(page, 'Cafés').check();
		await offers(page, 'Small 7 monthly');
		await page.getByRole('radio', { name: 'Annually' }).check();
		await offers(page, 'Small 7 yearly');
		expect(asked.at(-1)).toEqual({
			action: 'filter_pricingplan',
			cat_id: '7',
			duration_type: 'yearly',
			currentStyle: 'vertical_view_1',
			planUsage: '',
		});
		expect(await carried(page)).toEqual(['7', '7', '7']);
	});

	it('the plan chooser shows a period from the cache, and refreshes it', async () => {
		const { page, course, waiting } = await backToMonthly('Renewed');
		await offers(page, 'Small 7 monthly');
		expect(await page.locator('[aria-busy]').count()).toBe(0);
		waiting.release();
		await offers(page, 'Renewed');
		expect(course().at(-1)).toBe('filter_pricingplan 7 monthly');
	});

	it('the plan chooser clears the category for the general plans, whose forms have none', async () => {
		const { page, asked } = await exclusive();
		await category(page, 'Chandlers').check();
		await offers(page, 'Small 8 monthly');
		await kind(page, 'standard').click();
		await offers(page, 'Small all monthly');
		expect(asked.at(-1)).toMatchObject({ action: 'gazetteer_select_general_plans' });
		expect(await carried(page)).toEqual(['', '', '']);
		expect(await page.locator('.lp-slected-plan-cat:checked').count()).toBe(0);
		expect(await page.locator('.lpmonthyearswitcher').isVisible()).toBe(true);
		await page.getByRole('radio', { name: 'Annually' }).check();
		await offers(page, 'Small all yearly');
		expect(asked.at(-1)).toMatchObject({ cat_id: '', planUsage: 'default' });
	});

	it('the plan chooser shows the plans of the latest request, in whatever order the responses arrive', async () => {
		const slow = held(found(cards('Too late'), { switcher: '1' }));
		const { page } = await exclusive('plans-own.html', {
			replies: (asked: Parameters<typeof plain>[0]) =>
				asked['term_id'] === '7' ? slow.reply : plain(asked),
		});
		await category(page, 'Cafés').check();
		await page.locator('.gz-plan-results[aria-busy]').waitFor();
		await category(page, 'Boatyards').check();
		await offers(page, 'Small 9 monthly');
		slow.release();
		await category(page, 'Chandlers').check();
		await offers(page, 'Small 8 monthly');
		expect(await titles(page)).not.toContain('Too late');
		expect(await carried(page)).toEqual(['8', '8', '8']);
	});

	it('the plan chooser cancels a request when the toggle goes off, and ignores its response', async () => {
		const slow = held(found(cards('Too late'), { switcher: '1' }));
		const { page } = await openPlans('plans-own.html', { replies: () => slow.reply });
		await kind(page, 'exclusive').click();
		await category(page, 'Cafés').check();
		await page.locator('.gz-plan-results[aria-busy]').waitFor();
		await kind(page, 'standard').click();
		await kind(page, 'exclusive').click();
		slow.release();
		await page.locator('.gz-plan-results:not([aria-busy])').waitFor({ state: 'attached' });
		expect(await titles(page)).toEqual([]);
	});

	it.each([
		[
			'the message of the server',
			found('No plan is on offer here.', { switcher: false }),
			'No plan is on offer here.',
		],
		['null as plans', found(null, { switcher: false }), 'No plans are available yet.'],
		['null as the whole response', null, 'No plans are available yet.'],
	])(
		'the plan chooser shows a message if there are no plans: %s',
		async (_says, reply, words) => {
			const { page, errors } = await exclusive('plans-own.html', { replies: () => reply });
			await category(page, 'Cafés').check();
			await page.locator('.gz-plan-notice', { hasText: words }).waitFor();
			expect(errors).toEqual([]);
		},
	);

	it('the plan chooser requests plans without a period if the period has no plans', async () => {
		const { page, course } = await exclusive('plans-own.html', {
			replies: (asked: Parameters<typeof plain>[0]) =>
				asked['duration_type']
					? found('None.', { switcher: '0' })
					: found(cards('Once and for all'), { switcher: '0' }),
		});
		await category(page, 'Cafés').check();
		await offers(page, 'Once and for all');
		expect(course()).toEqual(['select_plan_by_cat 7 monthly', 'select_plan_by_cat 7']);
	});

	it('the plan chooser updates the period switch even if the period changes before the plans have loaded', async () => {
		const slow = held(found(cards('Too late'), { switcher: '0' }));
		const { page, asked: questions } = await exclusive('plans-own.html', {
			replies: (asked: Parameters<typeof plain>[0]) =>
				asked['term_id'] === '8' && asked['duration_type'] === 'monthly'
					? slow.reply
					: plain(asked),
		});
		await category(page, 'Cafés').check();
		await offers(page, 'Small 7 monthly');
		await category(page, 'Chandlers').check();
		await page.locator('.gz-plan-results[aria-busy]').waitFor();
		await page.getByRole('radio', { name: 'Annually' }).check();
		await offers(page, 'Small 8 yearly');
		slow.release();
		expect(questions.at(-1)).toMatchObject({
			action: 'gazetteer_select_plan_by_cat',
			duration_type: 'yearly',
		});
		expect(await page.locator('.lpmonthyearswitcher').isVisible()).toBe(false);
	});

	it('the plan chooser keeps the focus on a plan that is redrawn', async () => {
		const { page, waiting } = await backToMonthly('Renewed', 'And more');
		await page.getByRole('button', { name: 'Choose Middle 7 monthly' }).focus();
		waiting.release();
		await offers(page, 'Renewed');
		await page.locator('.gz-plan-button:focus', { hasText: 'Choose And more' }).waitFor();
	});

	it('the plan chooser ignores markup within the plans that looks like its controls', async () => {
		const lure = '<p class="lp_plans_switcher_btn">By category</p>';
		const { page } = await openPlans('plans-own.html', {
			replies: () => found(cards('One') + lure),
		});
		await page.getByRole('radio', { name: 'Annually' }).check();
		await offers(page, 'One');
		await page.locator('p.lp_plans_switcher_btn').click();
		expect(await kind(page, 'standard').getAttribute('aria-pressed')).toBe('true');
		expect(await titles(page)).toEqual(['One']);
	});

	it('the plan chooser requests plans by term if the page says so', async () => {
		const { page, asked } = await openPlans('plans-own.html');
		await page
			.locator('.gz-plans')
			.evaluate((root) => root.setAttribute('data-filter-by-term', ''));
		await kind(page, 'exclusive').click();
		await category(page, 'Cafés').check();
		await offers(page, 'Small 7 monthly');
		await page.getByRole('radio', { name: 'Annually' }).check();
		await offers(page, 'Small 7 yearly');
		expect(asked.at(-1)).toEqual({
			action: 'filter_pricingplan',
			term_id: '7',
			duration_type: 'yearly',
		});
	});
});
