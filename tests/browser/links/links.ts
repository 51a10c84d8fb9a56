import type { Page } from 'playwright-core';
import { visit, type VisitOptions } from '../visitor.ts';

export interface Sent {
	name: string;
	params: Record<string, unknown>;
	/** The analytics API that sent the event. */
	by: string;
}

export interface LinksOptions extends VisitOptions {
	path?: string;
	/** The settings of the page. */
	config?: object;
	/** The analytics APIs that exist on the page. Their calls are recorded. */
	has?: readonly ('gtag' | 'dataLayer')[];
	/** Runs in the page before its scripts. */
	first?: () => void;
}

/** The page of another site that the visitor went to, and its referrer. */
export interface Gone {
	url: string;
	referrer: string | undefined;
}

declare global {
	interface Window {
		/** Sends an event to the test, even while the page unloads. */
		tellSent: (sent: Sent) => void;
	}
}

const record = (has: readonly string[]) => {
	const recorder = Object.assign(window, {
		sent: [] as unknown[],
		callbacks: [] as unknown[],
		/** Resolves when every beacon has been read. */
		beacons: Promise.resolve(),
	});
	const keep = (by: string, name: unknown, params: unknown, callback: unknown) => {
		const sent = { by, name: name as string, params: JSON.parse(JSON.stringify(params)) };
		recorder.sent.push(sent);
		recorder.callbacks.push(callback);
		window.tellSent(sent);
	};
	if (has.includes('gtag')) {
		Object.assign(window, {
			gtag: (_event: string, name: string, params: { event_callback: unknown }) =>
				keep('gtag', name, params, params.event_callback),
		});
	}
	if (has.includes('dataLayer')) {
		const dataLayer = Object.assign([] as unknown[], {
			push: ({ event, eventCallback, ...params }: Record<string, unknown>) => {
				keep('dataLayer', event, params, eventCallback);
				return 1;
			},
		});
		Object.assign(window, { dataLayer });
	}
	navigator.sendBeacon = (_url, body) => {
		const text = (body as Blob).text();
		recorder.beacons = recorder.beacons.then(async () => {
			const { name, params } = JSON.parse(await text) as Sent;
			keep('beacon', name, params, undefined);
		});
		return true;
	};
};

/** Opens a page with links and recorded senders. The clock of the page stops after the widget mounted. */
export async function openLinks(options: LinksOptions = {}) {
	const { path = '/pages/links.html', config = {}, has = ['gtag'], first } = options;
	const gone: Gone[] = [];
	const told: Sent[] = [];
	const visited = await visit(path, {
		...options,
		before: async (page) => {
			await page.clock.install({ time: 0 });
			await page.exposeFunction('tellSent', (sent: Sent) => void told.push(sent));
			await page.addInitScript(record, has as string[]);
			if (first) await page.addInitScript(first);
			await page.context().route(/^https:\/\/else(where)?\.example\//, (route) => {
				const request = route.request();
				gone.push({ url: request.url(), referrer: request.headers()['referer'] });
				return route.fulfill({
					contentType: 'text/html',
					body: '<title>Elsewhere</title>',
				});
			});
			await page.route('**/go/**', (route) => {
				gone.push({ url: new URL(route.request().url()).pathname, referrer: undefined });
				return route.fulfill({ contentType: 'text/html', body: '<title>Gone</title>' });
			});
			await page.route(`**${path.split('?')[0]}*`, async (route) => {
				const response = await route.fetch();
				const body = (await response.text()).replace(
					'id="gazetteer-config">{}',
					`id="gazetteer-config">${JSON.stringify(config)}`,
				);
				await route.fulfill({ response, body });
			});
			await options.before?.(page);
		},
	});
	const { page } = visited;
	await page.clock.runFor(3000);
	await page
		.locator('[data-gazetteer~="link-tracking"][data-gz-mounted]')
		.first()
		.waitFor({ state: 'attached' });
	await page.clock.pauseAt(1_000_000);

	return {
		...visited,
		gone,
		/** All sent events, including events sent after the visitor left the page. */
		told,
		/** The events that this page sent. */
		sent: () =>
			page.evaluate(async () => {
				const recorder = window as unknown as { beacons: Promise<void>; sent: Sent[] };
				await recorder.beacons;
				return recorder.sent;
			}),
		/** Calls the callback of an event, once or several times. */
		callBack: (place: number, times = 1) =>
			page.evaluate(
				([at, often]) => {
					const { callbacks } = window as unknown as { callbacks: (() => void)[] };
					for (let time = 0; time < often!; time++) callbacks[at!]!();
				},
				[place, times],
			),
	};
}

/** Clicks without waiting for navigation, because the clock of the page is stopped. */
export const click = (page: Page, id: string, options: { button?: 'left' | 'middle' } = {}) =>
	page.locator(`#${id}`).click({ noWaitAfter: true, ...options });
