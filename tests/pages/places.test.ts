import type { Page } from 'playwright-core';
import { recordedGoogle } from '../browser/places/google.ts';
import { MODULES_PAGE, serveModules } from '../browser/modules.ts';
import { visit } from '../browser/visitor.ts';

jest.setTimeout(60_000);

type Places = typeof import('@gazetteer/places');

interface InPage {
	places: Places;
	asked: unknown[];
	provider: Awaited<ReturnType<Places['placeProvider']>>;
}

const LIBRARY = `(${recordedGoogle.toString()})()`;
const GOOGLE = 'https://maps.googleapis.com/**';

interface Given {
	/** A script that the page itself contains. */
	own?: string;
	/** Whether the Google host is reachable. */
	reachable?: boolean;
	key?: string;
}

/** Opens a page with the package, and records the requests to Google. */
async function open({ own, reachable = true, key = 'KEY' }: Given = {}) {
	const scripts: URL[] = [];
	const { page } = await visit('/pages/edges.html', {
		before: async (opened) => {
			await opened.route(GOOGLE, (route) => {
				scripts.push(new URL(route.request().url()));
				return reachable
					? route.fulfill({
							contentType: 'text/javascript; charset=utf-8',
							body: LIBRARY,
						})
					: route.abort('blockedbyclient');
			});
			await serveModules(opened, 'places');
		},
	});
	await page.goto(MODULES_PAGE);
	if (own) await page.addScriptTag({ content: own });
	await page.evaluate(async (secret) => {
		const it = window as unknown as InPage;
		it.provider = await it.places.placeProvider(
			secret ? { provider: 'google', key: secret } : undefined,
		);
	}, key);
	return { page, scripts, asked: () => page.evaluate(() => (window as unknown as InPage).asked) };
}

/** The suggestions, or the reason why there are none. */
const suggest = (page: Page, text: string) =>
	page.evaluate(async (typed) => {
		const { provider } = window as unknown as InPage;
		return provider!.suggest(typed, new AbortController().signal).then(
			(found) => found.map(({ id, title, context }) => [id, title, context].join('|')),
			(cause: { code: string }) => cause.code,
		);
	}, text);

/** The values that the suggestion at this index fills in. */
const choose = (page: Page, at: number) =>
	page.evaluate(async (number) => {
		const { provider, places } = window as unknown as InPage;
		const { signal } = new AbortController();
		const found = await provider!.suggest('pier', signal);
		const place = await provider!.details(found[number]!, signal);
		return places.fillInPlace(place, 'pier');
	}, at);

const SUGGESTED = ['cafe|Pier Café|Manly NSW, Australia', 'nowhere|Nowhere|Manly NSW, Australia'];

it('the Google place provider loads nothing before the visitor types, and then its library once', async () => {
	const { page, scripts, asked } = await open();
	expect(await suggest(page, ' ')).toEqual([]);
	expect(scripts).toEqual([]);
	expect(await suggest(page, 'pi')).toEqual(SUGGESTED);
	expect(await suggest(page, 'pier')).toEqual(SUGGESTED);
	expect(scripts.map(({ searchParams }) => searchParams.get('key'))).toEqual(['KEY']);
	expect(await asked()).toEqual([
		{ library: 'places' },
		{ input: 'pi', session: 1 },
		{ input: 'pier', session: 1 },
	]);
});

it('a selected Google place fills in the specified fields and ends its session', async () => {
	const { page, asked } = await open();
	expect(await choose(page, 0)).toEqual({
		fields: {
			postTitle: 'Pier Café',
			phone: '02 5550 1234',
			location: 'Manly',
			locationn: 'Manly',
			gAddress: '1 Pier Street, Manly NSW 2095, Australia',
			latitude: '-33.7969',
			longitude: '151.2838',
			website: 'https://pier.example/',
		},
		categories: ['cafe'],
		photos: [
			{
				url: 'https://photos.example/{"maxWidth":500,"maxHeight":500}',
				attribution: 'Ada',
			},
		],
		location: { lat: -33.7969, lng: 151.2838 },
	});
	await suggest(page, 'bar');
	expect(await asked()).toEqual([
		{ library: 'places' },
		{ input: 'pier', session: 1 },
		{
			details: 'cafe',
			session: 1,
			fields: [
				'displayName',
				'nationalPhoneNumber',
				'addressComponents',
				'formattedAddress',
				'location',
				'websiteURI',
				'types',
				'photos',
			],
		},
		{ input: 'bar', session: 2 },
	]);
});

it('a Google place without geometry fills in nothing', async () => {
	const { page } = await open();
	expect(await choose(page, 1)).toEqual({ alert: "No details available for input: 'pier'" });
});

it.each(['', 'KEY'])(
	'the Google place provider reuses a library on the page, with the key “%s”',
	async (key) => {
		const { page, scripts } = await open({ own: LIBRARY, key });
		expect(await suggest(page, 'pier')).toEqual(SUGGESTED);
		expect(scripts).toEqual([]);
	},
);

it('a page without a Google library and without a key has no place lookup', async () => {
	const { page } = await open({ key: '' });
	expect(await page.evaluate(() => (window as unknown as InPage).provider)).toBeUndefined();
});

it('a Google library without the current classes is not used', async () => {
	const { page } = await open({
		own: 'google = { maps: { importLibrary: async () => ({ AutocompleteService: class {} }) } }',
		key: '',
	});
	expect(await suggest(page, 'pier')).toBe('unsupported');
});

it('a blocked Google script is retried once, and then no longer requested', async () => {
	const { page, scripts } = await open({ reachable: false });
	for (const text of ['p', 'pi', 'pie']) expect(await suggest(page, text)).toBe('unreachable');
	expect(scripts).toHaveLength(2);
});

it('a rejected Google key is reported, also to the page, and stops all requests', async () => {
	const { page, asked } = await open({ own: 'gm_authFailure = () => (window.told = true)' });
	expect(await suggest(page, 'refused')).toBe('refused');
	const before = await asked();
	expect(await suggest(page, 'pier')).toBe('refused');
	expect(await asked()).toEqual(before);
	expect(await page.evaluate(() => (window as { told?: boolean }).told)).toBe(true);
});
