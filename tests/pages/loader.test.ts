import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { visit } from '../browser/visitor.ts';
import { rest } from '../browser/rest.ts';

jest.setTimeout(60_000);

const dist = join(__dirname, '../..', process.env['GAZETTEER_TESTED_DIST'] ?? 'dist');
const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as {
	version: string;
	loader: string;
	widgets: Record<string, { script: string }>;
};
const scriptOf = (widget: string) => manifest.widgets[widget]!.script;

const BUTTON = '.gz-scroll-top';
const PROGRESS = '.gz-reading-progress';

const mounted = (page: Page, selector: string) =>
	page.locator(`${selector}[data-gz-mounted]`).first().waitFor({ state: 'attached' });

const isMounted = (page: Page, selector: string) =>
	page
		.locator(selector)
		.first()
		.evaluate((element) => element.hasAttribute('data-gz-mounted'));

const scroll = (page: Page, top: number) =>
	page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** Records mount and unmount events from the start of the page. */
const counting = async (page: Page) => {
	await page.addInitScript(() => {
		const heard: string[] = ((window as { heard?: string[] }).heard = []);
		for (const name of ['mounted', 'unmounted', 'error']) {
			document.addEventListener(`gazetteer:${name}`, (event) => {
				heard.push(`${name} ${(event as CustomEvent<{ widget: string }>).detail.widget}`);
			});
		}
	});
};
const heard = (page: Page) =>
	page.evaluate(() => [...((window as { heard?: string[] }).heard ?? [])].sort());

/**
 * Waits until at least this many events were recorded. The caller then waits until the page is
 * idle.
 */
const hears = (page: Page, least: number) =>
	page.waitForFunction(
		(many) => ((window as { heard?: string[] }).heard ?? []).length >= many,
		least,
	);

/**
 * Opens a page whose scroll-to-top button is visible from the start and loads at the given trigger.
 */
const waitingFor = (moment: string) =>
	visit('/pages/plain.html', {
		before: async (page) => {
			await page.route('**/pages/plain.html', async (route) => {
				const response = await route.fetch();
				const body = (await response.text())
					.replace('data-gazetteer="scroll-top"', `$& data-gazetteer-when="${moment}"`)
					.replace(' hidden><svg', '><svg');
				await route.fulfill({ response, body });
			});
		},
	});

describe('moments at which the loader mounts a widget', () => {
	it.each(['load', 'idle'])('the moment “%s” mounts the widget automatically', async (moment) => {
		const { page } = await waitingFor(moment);
		await mounted(page, BUTTON);
	});

	it('the moment “scroll” mounts the widget on the first scroll and not before', async () => {
		const { page } = await waitingFor('scroll');
		await rest(page);
		expect(await isMounted(page, BUTTON)).toBe(false);
		await scroll(page, 1);
		await mounted(page, BUTTON);
	});

	it('the moment “scroll” mounts the widget on a page opened at an anchor further down', async () => {
		const { page } = await visit('/pages/plain.html', {
			before: async (fresh) => {
				await fresh.addInitScript(() => {
					document.addEventListener('DOMContentLoaded', () => {
						document.querySelector('.site-footer')!.id = 'end';
						location.hash = '#end';
					});
				});
			},
		});
		await mounted(page, BUTTON);
	});

	it('the moment “visible” mounts the widget 200 pixels before it is in view', async () => {
		const { page } = await visit('/pages/plain.html', {
			before: async (fresh) => {
				await fresh.addInitScript(() => {
					document.addEventListener('DOMContentLoaded', () => {
						const place = Object.assign(document.createElement('div'), { id: 'probe' });
						place.dataset['gazetteer'] = 'reading-progress';
						place.dataset['gazetteerWhen'] = 'visible';
						// The position of the element while the page is not scrolled: just outside
						// the margin.
						place.style.cssText =
							'position:absolute;inset-inline-start:0;width:10px;height:10px';
						place.style.top = `${innerHeight + 201}px`;
						document.body.append(place);
					});
				});
			},
		});
		await rest(page);
		expect(await isMounted(page, '#probe')).toBe(false);
		await scroll(page, 2);
		await mounted(page, '#probe');
	});

	it.each([
		['a pointer event', (page: Page) => page.locator(BUTTON).dispatchEvent('pointerdown')],
		['focus', (page: Page) => page.locator(BUTTON).focus()],
		[
			'a key press',
			(page: Page) => page.locator(BUTTON).dispatchEvent('keydown', { key: 'a' }),
		],
	])('the moment “interaction” mounts the widget on %s', async (_says, act) => {
		const { page } = await waitingFor('interaction');
		await rest(page);
		expect(await isMounted(page, BUTTON)).toBe(false);
		await act(page);
		await mounted(page, BUTTON);
	});

	it('the moment “interaction” prefetches the script when the pointer comes near, before the widget mounts', async () => {
		const { page, requests } = await waitingFor('interaction');
		await rest(page);
		expect(requests.join()).not.toContain(scriptOf('scroll-top'));
		await page.locator(BUTTON).dispatchEvent('pointerover');
		await page.waitForResponse((response) => response.url().includes(scriptOf('scroll-top')));
		expect(await isMounted(page, BUTTON)).toBe(false);
	});
});

describe('click before the script has loaded', () => {
	/** Holds the script of the widget until the test releases it. */
	const late = async (act: (page: Page) => Promise<unknown>) => {
		let arrive!: () => void;
		const arrival = new Promise<void>((resolve) => (arrive = resolve));
		const opened = await visit('/pages/plain.html', {
			before: async (page) => {
				await page.route(`**/${scriptOf('scroll-top')}`, async (route) => {
					await arrival;
					await route.continue();
				});
				await page.addInitScript(() => {
					document.addEventListener('DOMContentLoaded', () => {
						const button = document.querySelector<HTMLElement>('.gz-scroll-top')!;
						button.hidden = false;
						let clicks = 0;
						button.addEventListener('click', () =>
							button.setAttribute('data-clicks', String(++clicks)),
						);
					});
				});
			},
		});
		await scroll(opened.page, 2000);
		await act(opened.page);
		return { ...opened, arrive };
	};

	it('an early click is stored while the script loads, and replayed once', async () => {
		const { page, arrive } = await late(async (early) => {
			for (let times = 0; times < 3; times++)
				await early.locator(BUTTON).dispatchEvent('click');
		});
		expect(await page.evaluate(() => scrollY)).toBe(2000);
		arrive();
		await page.waitForFunction(() => scrollY === 0);
		await rest(page);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	it('an early click is left to the script of the page if ours cannot load', async () => {
		const { page } = await visit('/pages/plain.html', {
			before: async (fresh) => {
				await fresh.route(`**/${scriptOf('scroll-top')}`, (route) => route.abort());
				await fresh.addInitScript(() => {
					document.addEventListener('DOMContentLoaded', () => {
						const button = document.querySelector<HTMLElement>('.gz-scroll-top')!;
						button.hidden = false;
						button.addEventListener('click', () => (document.title += ' clicked'));
					});
				});
			},
		});
		await scroll(page, 2000);
		await page.locator(BUTTON).dispatchEvent('click');
		await page.waitForFunction(() => document.title.endsWith('clicked'));
		await rest(page);
		expect((await page.title()).match(/clicked/g)).toHaveLength(1);
	});
});

describe('widget that is added later', () => {
	it('a widget added later is mounted, kept when it moves, unmounted when removed and mounted again', async () => {
		const { page, errors } = await visit('/pages/late.html', { before: counting });
		await scroll(page, 400);
		await page.locator('#late-progress[data-gz-mounted]').waitFor({ state: 'attached' });
		await page.locator('#add').dispatchEvent('click');
		await mounted(page, BUTTON);
		await mounted(page, PROGRESS);
		await mounted(page, '.gz-section');
		const before = await heard(page);

		await page.locator('#move').dispatchEvent('click');
		await rest(page);
		expect(await heard(page)).toEqual(before);

		await page.locator('#remove').dispatchEvent('click');
		await page.waitForFunction(
			() =>
				(window as { heard?: string[] }).heard!.filter((it) => it.startsWith('un'))
					.length === 3,
		);
		await page.locator('#add').dispatchEvent('click');
		await mounted(page, BUTTON);
		await mounted(page, '.gz-section');
		expect(errors).toEqual([]);
	});

	it('a widget added later leaves no listeners or nodes behind, however often it is added and removed', async () => {
		const { page, context } = await visit('/pages/late.html');
		await scroll(page, 400);
		const devtools = await context.newCDPSession(page);
		const count = async () => {
			await devtools.send('HeapProfiler.collectGarbage');
			const { metrics } = await devtools.send('Performance.getMetrics');
			const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
			return { listeners: of('JSEventListeners'), nodes: of('Nodes') };
		};
		const cycles = (times: number) =>
			page.evaluate(async (rounds) => {
				const { content } = document.getElementById('helpers') as HTMLTemplateElement;
				const left = () =>
					new Promise<void>((done) => {
						let leaving = 3;
						const told = () => {
							if (--leaving) return;
							document.removeEventListener('gazetteer:unmounted', told);
							done();
						};
						document.addEventListener('gazetteer:unmounted', told);
					});
				for (let round = 0; round < rounds; round++) {
					const kept = [...content.cloneNode(true).childNodes] as Element[];
					document.getElementById('here')!.append(...kept);
					const elements = kept.filter((it) => it instanceof HTMLElement);
					await Promise.all(
						elements.map((it) => window.Gazetteer!.mount!(it as HTMLElement).ready),
					);
					const gone = left();
					kept.forEach((it) => it.remove());
					await gone;
				}
			}, times);

		await devtools.send('Performance.enable');
		await cycles(5);
		const before = await count();
		await cycles(200);
		// The browser collects garbage on its own schedule, so check several times. Only real leaks
		// remain.
		let after = await count();
		const grown = () => ({
			listeners: after.listeners - before.listeners,
			nodes: after.nodes - before.nodes,
		});
		for (let turn = 0; turn < 20 && (grown().listeners > 0 || grown().nodes > 0); turn++) {
			await rest(page);
			after = await count();
		}
		// The browser may still retain the last of the two hundred rounds.
		const { listeners, nodes } = grown();
		expect(listeners).toBeLessThan(10);
		expect(nodes).toBeLessThan(50);
	});
});

describe('more than one copy of the loader', () => {
	const everyMount = ['mounted reading-progress', 'mounted scroll-top'].concat(
		Array(3).fill('mounted section-backgrounds'),
	);

	it('a widget is mounted once when two modules and a script have the same version', async () => {
		const { page, errors } = await visit('/pages/twice.html', { before: counting });
		await scroll(page, 400);
		await mounted(page, BUTTON);
		await mounted(page, PROGRESS);
		await hears(page, everyMount.length);
		await rest(page);
		expect(await heard(page)).toEqual(everyMount);
		expect(errors).toEqual([]);
	});

	it('a second version leaves mounted widgets alone, mounts the others and warns once', async () => {
		const warnings: string[] = [];
		const { page } = await visit('/pages/two-versions.html', {
			before: async (fresh) => {
				fresh.on('console', (message) => {
					if (message.type() === 'warning') warnings.push(message.text());
				});
				await counting(fresh);
			},
		});
		await scroll(page, 400);
		await mounted(page, PROGRESS);
		await rest(page);
		expect(await heard(page)).not.toContain('mounted scroll-top');
		expect(await page.locator(BUTTON).getAttribute('data-gz-mounted')).toBe('0.0.1');
		expect(await page.evaluate(() => window.Gazetteer!.version)).toBe('0.0.1');
		expect(warnings.filter((text) => text.includes('Gazetteer'))).toHaveLength(1);
	});

	it('two different versions of the bundle work on one page', async () => {
		const { page, errors } = await visit('/pages/plain.html', {
			before: async (fresh) => {
				await counting(fresh);
				const other = readFileSync(join(dist, manifest.loader), 'utf8').replaceAll(
					manifest.version,
					'9.9.9',
				);
				await fresh.route('**/dist/other.js', (route) =>
					route.fulfill({ body: other, contentType: 'text/javascript' }),
				);
				await fresh.addInitScript(() => {
					document.addEventListener('DOMContentLoaded', () => {
						const script = document.createElement('script');
						Object.assign(script, { type: 'module', src: '/dist/other.js' });
						document.head.append(script);
					});
				});
			},
		});
		await scroll(page, 400);
		await mounted(page, BUTTON);
		await mounted(page, PROGRESS);
		await hears(page, everyMount.length);
		await rest(page);
		expect(await heard(page)).toEqual(everyMount);
		await page.locator(BUTTON).evaluate((button) => button.remove());
		await page.waitForFunction(() =>
			(window as { heard?: string[] }).heard!.includes('unmounted scroll-top'),
		);
		await rest(page);
		expect((await heard(page)).filter((it) => it.startsWith('un'))).toEqual([
			'unmounted scroll-top',
		]);
		expect(errors).toEqual([]);
	});
});

describe('loader on pages like those of real sites', () => {
	it.each([
		'async',
		'defer',
		'classic',
		'prototype-globals',
		'mootools',
		'jquery-no-conflict',
		'strict-csp',
		'theme-reset',
		'rtl',
	])('a page of a real site has its widgets mounted once: %s', async (name) => {
		const { page, errors } = await visit(`/pages/${name}.html`, { before: counting });
		await scroll(page, 400);
		await mounted(page, BUTTON);
		await mounted(page, PROGRESS);
		await rest(page);
		const mounts = (await heard(page)).filter((it) => !it.includes('section'));
		expect(mounts).toEqual(['mounted reading-progress', 'mounted scroll-top']);
		expect(errors).toEqual([]);
	});

	it('a page mounts its widgets when an optimizer delays the script until an interaction', async () => {
		const { page } = await visit('/pages/delayed.html', { before: counting });
		await rest(page);
		expect(await page.evaluate(() => typeof window.Gazetteer)).toBe('undefined');
		await page.mouse.move(10, 10);
		await page.keyboard.press('Shift');
		await page.mouse.wheel(0, 400);
		await mounted(page, BUTTON);
	});

	it('a page keeps working after it comes back from the back-forward cache', async () => {
		const { page, errors } = await visit('/pages/back-forward.html');
		await scroll(page, 400);
		await mounted(page, BUTTON);
		await page.goto('/pages/no-widgets.html');
		await page.goBack();
		await scroll(page, 600);
		await mounted(page, BUTTON);
		await page.getByRole('button', { name: 'Back to top' }).click();
		await page.waitForFunction(() => scrollY === 0);
		expect(errors).toEqual([]);
	});

	it('a page without widgets fetches only the loader', async () => {
		const { page, requests } = await visit('/pages/no-widgets.html');
		await scroll(page, 400);
		await rest(page);
		expect(requests).toEqual(['/dist/gazetteer.js', `/dist/${manifest.loader}`]);
	});
});

describe('widget that throws', () => {
	it('a widget that throws is reported once, and the other widgets still mount', async () => {
		const { page, errors } = await visit('/pages/error.html', { before: counting });
		await scroll(page, 400);
		await mounted(page, BUTTON);
		await mounted(page, PROGRESS);
		await page.locator('#heard:has-text("section-backgrounds in #broken")').waitFor();
		expect(errors).toHaveLength(1);
	});
});

describe('built bundle', () => {
	it('the name of every chunk begins with the name of its widget, or with “shared”', () => {
		const folders = Object.keys(manifest.widgets).join('|');
		const several =
			'loader|older-markup|page|react|rolldown-runtime|shared|ajax|latest|upload-with-progress|clean-html|own-page|controls|cloneDeep|report';
		const places = 'data-set|google|google-map|leaflet|library|map|photon';
		const known = new RegExp(`^((${folders}|${several}|${places})-|(gazetteer|index)\\.)`);
		const strangers = readdirSync(dist).filter(
			(name) => /\.(js|css)$/.test(name) && !known.test(name),
		);
		expect(strangers).toEqual([]);
	});

	it('the bundle has no chunk that imports the loader', () => {
		const scripts = readdirSync(dist).filter((name) => name.endsWith('.js'));
		const importers = scripts.filter((name) =>
			readFileSync(join(dist, name), 'utf8').includes(manifest.loader),
		);
		expect(importers).toEqual(['gazetteer.js']);
	});
});
