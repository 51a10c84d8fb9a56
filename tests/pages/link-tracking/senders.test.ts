import { click, openLinks } from '../../browser/links/links.ts';
import { rest } from '../../browser/rest.ts';
import { until } from '../../browser/until.ts';

jest.setTimeout(60_000);

const ENDPOINT = { tracking: { endpoint: '/pages/links' } };
const MARKED = '[data-gazetteer~="link-tracking"][data-gz-mounted]';

/** Dispatches a click on an outbound link without leaving the page. */
const clickAndStay = (page: Parameters<typeof click>[0]) =>
	page.locator('#new-tab').dispatchEvent('click', { bubbles: true, cancelable: true, button: 1 });

describe('sender of link events', () => {
	it.each([
		['gtag if the page has it', ['gtag', 'dataLayer'], ENDPOINT, 'gtag'],
		['the data layer if the page has no gtag', ['dataLayer'], ENDPOINT, 'dataLayer'],
		['the site itself if the page has neither', [], ENDPOINT, 'beacon'],
		['no sender if none of them is available', [], {}, undefined],
		[
			'the data layer if it is selected',
			['gtag', 'dataLayer'],
			{ tracking: { sender: 'datalayer' } },
			'dataLayer',
		],
		[
			'the site if it is selected',
			['gtag'],
			{ tracking: { sender: 'beacon', endpoint: '/pages/links' } },
			'beacon',
		],
		[
			'no sender if another site is configured',
			[],
			{ tracking: { endpoint: 'https://elsewhere.example/take' } },
			undefined,
		],
		['no sender if “none” is selected', ['gtag'], { tracking: { sender: 'none' } }, undefined],
		[
			'no sender if the selected sender is missing',
			['dataLayer'],
			{ tracking: { sender: 'gtag' } },
			undefined,
		],
	] as const)('link events are sent to %s', async (_says, has, config, by) => {
		const { page, sent, errors } = await openLinks({ has, config });
		await clickAndStay(page);
		expect((await sent()).map((one) => one.by)).toEqual(by ? [by] : []);
		expect(errors).toEqual([]);
	});

	it('the sender of link events is determined on each click', async () => {
		const { page, sent } = await openLinks({ has: [], config: ENDPOINT });
		await clickAndStay(page);
		await page.evaluate(() => {
			const { sent: all } = window as unknown as { sent: object[] };
			Object.assign(window, {
				gtag: (_: string, name: string) => all.push({ by: 'late gtag', name }),
			});
		});
		await clickAndStay(page);
		expect((await sent()).map(({ by }) => by)).toEqual(['beacon', 'late gtag']);
	});

	it.each([
		['gtag', { sender: 'gtag' }, 1],
		['datalayer', { sender: 'datalayer' }, 1],
		['beacon', { sender: 'beacon', endpoint: 'https://elsewhere.example/take' }, 1],
		['nothing', { sender: 'none' }, 0],
		['an available sender', {}, 0],
	] as const)(
		'the link tracking logs one console warning if %s was selected and is missing',
		async (name, tracking, times) => {
			const warnings: string[] = [];
			const { page, sent, errors } = await openLinks({
				has: [],
				config: { tracking },
				before: async (it) =>
					it.on('console', (message) => {
						if (message.type() === 'warning') warnings.push(message.text());
					}),
			});
			await clickAndStay(page);
			await clickAndStay(page);
			expect(await sent()).toEqual([]);
			expect(warnings).toEqual(Array(times).fill(expect.stringContaining(`no ${name}`)));
			expect(errors).toEqual([]);
		},
	);

	it('the link tracking falls back to a fetch request if sendBeacon fails, and follows the link even if that fails', async () => {
		const posts: unknown[] = [];
		const { page, gone } = await openLinks({
			has: [],
			config: ENDPOINT,
			before: (it) =>
				it.route('**/pages/links', (route) => {
					posts.push(route.request().postDataJSON());
					return route.abort('internetdisconnected');
				}),
		});
		await page.evaluate(() => {
			navigator.sendBeacon = () => false;
			addEventListener('unhandledrejection', () => sessionStorage.setItem('unhandled', '1'));
		});
		await clickAndStay(page);
		await rest(page);
		expect(posts).toMatchObject([{ name: 'click', params: { link_type: 'outbound' } }]);
		expect(await page.evaluate(() => sessionStorage.getItem('unhandled'))).toBeNull();
		await click(page, 'out');
		await page.waitForURL(/elsewhere/);
		expect(gone.at(-1)!.url).toContain('quay');
	});

	it('the link is released immediately when sendBeacon accepts the event', async () => {
		const { page, gone } = await openLinks({ has: [], config: ENDPOINT });
		await click(page, 'out');
		await page.waitForURL(/elsewhere/);
		expect(gone).toHaveLength(1);
	});

	it('the data layer calls back when it has sent a link event', async () => {
		const { page, gone, callBack, sent } = await openLinks({ has: ['dataLayer'] });
		await click(page, 'out');
		expect(await sent()).toMatchObject([{ name: 'click', params: { link_type: 'outbound' } }]);
		expect(gone).toEqual([]);
		await callBack(0);
		await page.waitForURL(/elsewhere/);
	});
});

describe('another tracker on the page', () => {
	it('another active tracker disables the link tracking', async () => {
		const { page, gone, told } = await openLinks({
			first: () => Object.assign(window, { MonsterInsightsObject: {} }),
		});
		await click(page, 'out');
		await page.waitForURL(/elsewhere/);
		expect(gone).toHaveLength(1);
		expect(told).toEqual([]);
	});

	it('another tracker that loads later disables the link tracking from then on', async () => {
		const { page, sent } = await openLinks();
		await clickAndStay(page);
		await page.evaluate(() => Object.assign(window, { MonsterInsightsObject: {} }));
		await clickAndStay(page);
		expect(await sent()).toHaveLength(1);
	});

	it('the settings of another tracker are applied even if the tracker itself is missing', async () => {
		const { page, sent } = await openLinks({
			first: () =>
				Object.assign(window, {
					monsterinsights_frontend: {
						js_events_tracking: 'true',
						download_extensions: 'html,gpx',
						inbound_paths: '[{"path":"\\/tab","label":"partner"}]',
						home_url: 'https://www.elsewhere.example',
						v4_id: 'G-12345',
					},
				}),
		});
		const press = (id: string) =>
			page
				.locator(`#${id}`)
				.dispatchEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
		// The home URL in the tracker’s settings is our host, so the test’s host counts as
		// external.
		await press('new-tab');
		await press('inside');
		await press('other');
		expect(
			(await sent()).map(({ params }) => [
				params['link_type'],
				params['affiliate_label'],
				params['send_to'],
			]),
		).toEqual([
			['affiliate', 'partner', 'G-12345'],
			['download', undefined, 'G-12345'],
			['outbound', undefined, 'G-12345'],
		]);
	});

	it('links are not tracked if the settings of another tracker turn off link tracking', async () => {
		const { page, told } = await openLinks({
			first: () =>
				Object.assign(window, {
					monsterinsights_frontend: { js_events_tracking: 'false' },
				}),
		});
		await click(page, 'out');
		await page.waitForURL(/elsewhere/);
		expect(told).toEqual([]);
	});

	it('another tracker with broken settings leaves our defaults', async () => {
		const { page, sent, errors } = await openLinks({
			first: () =>
				Object.assign(window, { monsterinsights_frontend: { inbound_paths: '[{' } }),
		});
		await click(page, 'go');
		expect(await sent()).toMatchObject([{ params: { link_type: 'affiliate' } }]);
		expect(errors).toEqual([]);
	});
});

describe('link tracking without the visitor’s consent', () => {
	it('the link tracking sends no event and delays no link until the visitor consents', async () => {
		const { page, sent, told, gone } = await openLinks({
			path: '/pages/links.html?s=quay',
			config: { consent: { statistics: false }, tracking: { search: true } },
		});
		await clickAndStay(page);
		expect(await sent()).toEqual([]);
		await page.evaluate(() =>
			document.dispatchEvent(
				new CustomEvent('gazetteer:consent', { detail: { statistics: true } }),
			),
		);
		expect(await sent()).toMatchObject([
			{ name: 'view_search_results', params: { search_term: 'quay' } },
		]);
		await clickAndStay(page);
		expect(await sent()).toHaveLength(2);
		await page.evaluate(() =>
			document.dispatchEvent(
				new CustomEvent('gazetteer:consent', { detail: { statistics: false } }),
			),
		);
		await click(page, 'out');
		await until(() => gone.length > 0);
		expect(told).toHaveLength(2);
	});

	it('the link tracking checks the WP Consent API on each click, with the category “statistics-anonymous” for the site’s own statistics', async () => {
		const { page, sent } = await openLinks({
			has: [],
			config: { ...ENDPOINT, consent: { statistics: true } },
			first: () =>
				Object.assign(window, {
					given: new Set(),
					asked: [],
					wp_has_consent(category: string) {
						const it = window as unknown as { given: Set<string>; asked: string[] };
						it.asked.push(category);
						return it.given.has(category);
					},
				}),
		});
		await clickAndStay(page);
		expect(await sent()).toEqual([]);
		await page.evaluate(() => {
			(window as unknown as { given: Set<string> }).given.add('statistics-anonymous');
		});
		await clickAndStay(page);
		expect(await sent()).toHaveLength(1);
		expect(
			await page.evaluate(() => [
				...new Set((window as unknown as { asked: string[] }).asked),
			]),
		).toEqual(['statistics-anonymous']);
		await page.evaluate(() => {
			const detail = Object.assign([], { 'statistics-anonymous': 'deny' });
			document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }));
		});
		await clickAndStay(page);
		expect(await sent()).toHaveLength(1);
	});
});

describe('events of the page itself', () => {
	it.each([
		['the first parameter with a value', '?keyword=b&q=&s=a', [], ENDPOINT, ['a']],
		['nothing without a parameter', '?page=2', [], ENDPOINT, []],
		[
			'a custom parameter',
			'?find=x&s=y',
			[],
			{ tracking: { endpoint: '/pages/links', search: ['find'] } },
			['x'],
		],
		[
			'nothing if it is disabled',
			'?s=y',
			[],
			{ tracking: { endpoint: '/pages/links', search: false } },
			[],
		],
		['nothing to gtag, which detects it itself', '?s=y', ['gtag'], {}, []],
		[
			'a search to gtag if that is enabled',
			'?s=y',
			['gtag'],
			{ tracking: { search: true } },
			['y'],
		],
	] as const)(
		'the page reports %s in a search event',
		async (_says, query, has, config, terms) => {
			const { sent } = await openLinks({ path: `/pages/links.html${query}`, has, config });
			// A search event without a search term counts as well.
			expect((await sent()).map(({ params }) => params['search_term'])).toStrictEqual(terms);
		},
	);

	it('the page reports an order once, as a conversion, and not again after a reload', async () => {
		const order = { transaction_id: '118', value: 19, currency: 'USD' };
		const { page, sent } = await openLinks({ config: { tracking: { purchase: order } } });
		const fire = (detail: unknown) =>
			page.evaluate(
				(it) =>
					document.dispatchEvent(new CustomEvent('gazetteer:purchase', { detail: it })),
				detail,
			);
		await fire(order);
		await fire({ transaction_id: '119', value: 5 });
		await fire('nonsense');
		expect(
			(await sent()).map(({ name, params }) => [
				name,
				params['transaction_id'],
				params['conversion'],
			]),
		).toEqual([
			['purchase', '118', true],
			['purchase', '119', true],
		]);
		await page.reload();
		await page.clock.runFor(3000);
		await page.locator(MARKED).waitFor({ state: 'attached' });
		expect(await sent()).toEqual([]);
	});
});

it('link tracking under a strict policy with nonces and Trusted Types causes no violations', async () => {
	const { page, sent, errors, gone } = await openLinks({
		path: '/pages/links-strict.html',
		has: [],
		first: () => {
			const violations: string[] = [];
			Object.assign(window, { violations });
			document.addEventListener('securitypolicyviolation', (event) =>
				violations.push(`${event.violatedDirective} ${event.blockedURI}`),
			);
		},
	});
	await page.locator('#tel').evaluate((link) => {
		addEventListener('click', (event) => event.target === link && event.preventDefault());
		(link as HTMLElement).click();
	});
	expect((await sent()).map(({ name }) => name)).toEqual(['purchase', 'tel']);
	expect(
		await page.evaluate(() => (window as unknown as { violations: string[] }).violations),
	).toEqual([]);
	// This sender never calls back, so the link is held and followed by the timeout.
	await page.evaluate(() => Object.assign(window, { gtag: () => {} }));
	await click(page, 'out');
	await page.clock.runFor(1000);
	await page.waitForURL(/elsewhere/);
	expect(gone).toHaveLength(1);
	expect(errors).toEqual([]);
});
