import { siteUrl, runWordPress } from '../../browser/site.ts';
import { publish, removePosts } from '../plugin/posts.ts';
import { termId } from './pages.ts';

interface Item {
	id: number;
	title: string;
	distance: number | null;
	position: { latitude: number; longitude: number } | null;
}

interface Collection {
	total: number;
	pages: number;
	listings: Item[];
	links: Record<string, string>;
}

interface MapAnswer {
	total: number;
	clusters: [number, number, number][];
	listings: { id: number; title: string; link: string; lat: number; lng: number }[];
}

const ask = (path: string, headers: Record<string, string> = {}) =>
	fetch(`${siteUrl()}/wp-json/gazetteer/v1/${path}`, { headers });
const read = async <Body>(path: string): Promise<Body> => (await ask(path)).json() as Promise<Body>;
const listings = (query: string) => read<Collection>(`listings?${query}`);
const map = (query: string) => read<MapAnswer>(`map?${query}`);
const onMap = ({ clusters, listings: pins }: MapAnswer) =>
	clusters.reduce((sum, [, , count]) => sum + count, pins.length);

afterEach(removePosts);

describe('listing collection', () => {
	it('the listing collection has the same total and order as the directory page', async () => {
		const query = `gz_category=${await termId('airports')}&gz_sort=title`;
		const page = await (await fetch(`${siteUrl()}/directory/?${query}`)).text();
		const { total, listings: found } = await listings(query);
		expect(page.replace(/<\/?bdi>/g, '')).toContain(`1–12 of ${total} listings`);
		const shown = [...page.matchAll(/class="gz-listing-name"><a href="[^"]*">([^<]*)</g)];
		expect(found.map(({ title }) => title)).toEqual(shown.map(([, title]) => title));
	});

	it('the listing collection links to the next page and back, and sends totals as headers', async () => {
		const answer = await ask('listings?per_page=5&gz_page=2');
		const { total, pages, links } = (await answer.json()) as Collection;
		expect(answer.headers.get('X-WP-Total')).toBe(String(total));
		expect(answer.headers.get('X-WP-TotalPages')).toBe(String(pages));
		expect(answer.headers.get('Link')).toContain('rel="next"');
		expect(new URL(links['next']!).search).toBe('?per_page=5&gz_page=3');
		expect(new URL(links['prev']!).search).toBe('?per_page=5');
	});

	it('the listing collection answers 304 while nothing has changed', async () => {
		const first = await ask('listings?gz_words=hotel');
		const tag = first.headers.get('ETag')!;
		const second = await ask('listings?gz_words=hotel', { 'If-None-Match': tag });
		expect(second.status).toBe(304);
		expect(await second.text()).toBe('');
		expect((await ask('listings?gz_words=zurich', { 'If-None-Match': tag })).status).toBe(200);
	});

	it.each([
		['a bbox of three numbers', 'bbox=1,2,3'],
		['a latitude beyond the pole', 'near=91,0'],
		['an unknown order', 'gz_sort=magic'],
		['a page of zero', 'gz_page=0'],
		['too many listings per page', 'per_page=1000'],
		['a category that is no number', 'gz_category=hotels'],
	])('the listing collection refuses %s', async (_says, query) => {
		const answer = await ask(`listings?${query}`);
		expect(answer.status).toBe(400);
		expect(((await answer.json()) as { code: string }).code).toBe('rest_invalid_param');
	});

	it('the listing collection describes itself with a schema', async () => {
		const answer = await ask('listings?_method=OPTIONS');
		const { schema } = (await answer.json()) as { schema: { properties: object } };
		const body = await listings('');
		expect(Object.keys(schema.properties)).toEqual(
			expect.arrayContaining(Object.keys(body).filter((key) => key !== '_links')),
		);
	});

	it('the listing collection returns distances from a position or a place, nearest first', async () => {
		const near = await listings('near=47.4512,8.5649&gz_within=30&per_page=50');
		const distances = near.listings.map(({ distance }) => distance!);
		expect(near.total).toBeGreaterThan(0);
		expect(distances).toEqual([...distances].sort((a, b) => a - b));
		expect(Math.max(...distances)).toBeLessThanOrEqual(30);
		expect(near.links['self']).toContain('gz_near=47.45%2C8.56');
		const place = await listings('gz_place=switzerland&gz_within=250');
		expect(place.total).toBeGreaterThan(0);
		expect(place.listings[0]!.distance).not.toBeNull();
	});

	it('the listing collection counts the listings of each category, as choosing it does', async () => {
		const { facets } = await read<{ facets: { categories: Record<string, number> } }>(
			'listings?facets=1',
		);
		const hotels = await termId('hotels');
		expect(facets.categories[hotels]).toBe((await listings(`gz_category=${hotels}`)).total);
	});

	it('the listing collection contains only listings inside the bbox', async () => {
		const { total, listings: found } = await listings('bbox=5,45,11,48&per_page=100');
		expect(total).toBe(found.length);
		expect(total).toBeGreaterThan(0);
		for (const { position } of found) {
			expect(position!.latitude).toBeGreaterThanOrEqual(45);
			expect(position!.latitude).toBeLessThanOrEqual(48);
			expect(position!.longitude).toBeGreaterThanOrEqual(5);
			expect(position!.longitude).toBeLessThanOrEqual(11);
		}
	});
});

describe('map route', () => {
	it.each([0, 2, 5, 9, 14, 19])(
		'the counts of the map at zoom %i add up to the total of the listing collection in the same view',
		async (zoom) => {
			const views = ['-180,-90,180,90', '5,45,11,48', '170,-60,-170,60'];
			for (const view of views) {
				const answer = await map(`view=${view}&zoom=${zoom}`);
				expect(onMap(answer)).toBe(answer.total);
				expect(answer.total).toBe((await listings(`bbox=${view}`)).total);
			}
		},
	);

	it('the map answers a search with the pins of its results', async () => {
		const answer = await map('gz_words=windsock&zoom=14');
		expect(answer.listings.map(({ title }) => title)).toEqual(['Hotel Windsock']);
		expect(answer.listings[0]!.link).toContain('/listing/');
		expect(answer.clusters).toEqual([]);
	});

	it('the map of the whole world is at most 50 kB', async () => {
		const text = await (await ask('map?zoom=19')).text();
		expect(text.length).toBeLessThan(200_000);
	});
});

describe('routes of the directory', () => {
	const STATES = {
		draft: "['post_status' => 'draft']",
		pending: "['post_status' => 'pending']",
		private: "['post_status' => 'private']",
		expired: "['post_status' => 'expired']",
		'password-protected': "['post_password' => 'sesame']",
	} as const;

	it.each(Object.entries(STATES))(
		'the routes never return a %s listing',
		async (_state, change) => {
			await publish('A zebu lives here.', 'gazetteer_listing');
			const id = await runWordPress(`
			$id = get_posts(['post_type' => 'gazetteer_listing', 'title' => 'Under test', 'fields' => 'ids'])[0];
			update_post_meta($id, 'gazetteer_details', ['latitude' => '1.5', 'longitude' => '2.5']);
			echo $id;
		`);
			const seen = async () => [
				(await listings('gz_words=under+test')).total,
				(await listings('bbox=2,1,3,2')).total,
				(await listings('near=1.5,2.5&gz_within=5')).total,
				(await listings(`include=${id}`)).total,
				(await map('view=2,1,3,2&zoom=12')).total,
			];
			expect(await seen()).toEqual([1, 1, 1, 1, 1]);
			await runWordPress(`wp_update_post(['ID' => ${id}] + ${change});`);
			expect(await seen()).toEqual([0, 0, 0, 0, 0]);
		},
	);
});
