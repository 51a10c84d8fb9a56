import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runWordPress, siteFolder, siteUrl } from '../../browser/site.ts';

const head = async (address: string) => {
	const html = await (await fetch(siteUrl() + address)).text();
	const tags: Record<string, string[]> = {};
	for (const [, name = '', content = ''] of html.matchAll(
		/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
	))
		(tags[name] ??= []).push(content);
	const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(
		([, href = '']) => href.replaceAll('&amp;', '&').replaceAll('&#038;', '&'),
	);
	const robots = /<meta name='robots' content='([^']*)'/.exec(html)?.[1] ?? '';
	return { tags, canonical, robots };
};

const LISTING = '/listing/hotel-windsock/';

describe('HTML head of a listing’s page', () => {
	it('the head of a listing’s page has title, description, canonical URL and image', async () => {
		const { tags, canonical } = await head(LISTING);
		expect(tags['og:title']).toEqual(['Hotel Windsock']);
		expect(tags['og:url']).toEqual([`${siteUrl()}${LISTING}`]);
		expect(tags['description']).toHaveLength(1);
		expect(tags['description']?.[0]?.length).toBeGreaterThan(20);
		expect(tags['description']?.[0]?.length).toBeLessThanOrEqual(156);
		expect(tags['og:description']).toEqual(tags['description']);
		const picture = tags['og:image']?.[0] ?? '';
		expect((await fetch(picture)).headers.get('content-type')).toMatch(/^image\//);
		expect(tags['twitter:card']).toEqual(['summary_large_image']);
		expect(canonical).toEqual([`${siteUrl()}${LISTING}`]);
	});

	it('the head of a listing’s page does not contain the content of a password-protected listing', async () => {
		const id = await runWordPress(
			"$id = wp_insert_post(['post_type' => 'gazetteer_listing', 'post_status' => 'publish', 'post_title' => 'Guarded', 'post_content' => 'Secret words', 'post_password' => 'x']); echo $id;",
		);
		const { tags } = await head(`/?post_type=gazetteer_listing&p=${id}`);
		expect(JSON.stringify(tags)).not.toContain('Secret words');
		await runWordPress(`wp_delete_post(${id}, true);`);
	});
});

describe('HTML head of an archive', () => {
	it('the head of an archive has the name and description of the category', async () => {
		const { tags, canonical } = await head('/listing-category/hotels/');
		expect(tags['og:title']).toEqual(['Hotels']);
		expect(tags['description']).toEqual(['Hotels near the terminal.']);
		expect(canonical).toEqual([`${siteUrl()}/listing-category/hotels/`]);
	});

	it('the head of an archive has one canonical URL for each page, in any sort order', async () => {
		const { canonical, robots } = await head('/listing/page/2/?gz_sort=title');
		expect(canonical).toEqual([`${siteUrl()}/listing/page/2/`]);
		expect(robots).not.toContain('noindex');
	});

	it('the head of an archive tells search engines not to index search results', async () => {
		for (const address of ['/listing/?gz_words=hotel', '/directory/?gz_words=hotel'])
			expect((await head(address)).robots).toContain('noindex');
	});

	it('the head of the directory page has one canonical URL for each page of results', async () => {
		expect((await head('/directory/?gz_page=2')).canonical).toEqual([
			`${siteUrl()}/directory/?gz_page=2`,
		]);
	});
});

describe('structured data', () => {
	const facts = async (address: string) => {
		const html = await (await fetch(siteUrl() + address)).text();
		return [...html.matchAll(/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
			([, json = '']) => JSON.parse(json) as Record<string, unknown>,
		);
	};
	const setType = (type: string) =>
		runWordPress(
			`update_term_meta(get_term_by('slug', 'hotels', 'gazetteer_category')->term_id, 'gazetteer_schema_type', '${type}');`,
		);
	afterEach(() => setType(''));

	it('a listing has the type that the site owner chose for its category, its photos and its features', async () => {
		expect((await facts(LISTING))[0]).toMatchObject({ '@type': 'Hotel' });
		await setType('Resort');
		const [place] = await facts(LISTING);
		expect(place).toMatchObject({ '@type': 'Resort', name: 'Hotel Windsock' });
		expect((place!['image'] as string[]).length).toBeGreaterThan(0);
		expect(place!['amenityFeature']).toContainEqual({
			'@type': 'LocationFeatureSpecification',
			name: 'Free Wi-Fi',
			value: true,
		});
		expect(place!['aggregateRating']).toBeUndefined();
		await setType('<script>');
		expect((await facts(LISTING))[0]).toMatchObject({ '@type': 'Hotel' });
	});

	it('a listing has the path from the home page through its category', async () => {
		const trail = (await facts(LISTING)).find((one) => one['@type'] === 'BreadcrumbList');
		const names = (trail!['itemListElement'] as { name: string }[]).map(({ name }) => name);
		expect(names.slice(1)).toEqual(['All listings', 'Hotels', 'Hotel Windsock']);
	});

	it('an archive lists the listings of its page', async () => {
		const list = (await facts('/listing/page/2/')).find((one) => one['@type'] === 'ItemList');
		const items = list!['itemListElement'] as { position: number; url: string }[];
		expect(items[0]!.position).toBe(items.length + 1);
		expect((await fetch(items[0]!.url)).status).toBe(200);
	});
});

describe('HTML head beside another SEO plugin', () => {
	const flag = () => path.join(siteFolder(), 'wp-content/seo-plugin');
	afterEach(() => rmSync(flag(), { force: true }));

	it.each([
		'WPSEO_VERSION',
		'RANK_MATH_VERSION',
		'AIOSEO_VERSION',
		'SEOPRESS_VERSION',
		'THE_SEO_FRAMEWORK_VERSION',
		'SLIM_SEO_VER',
	])(
		'the head has no Open Graph, Twitter or description tags beside another SEO plugin: %s',
		async (name) => {
			writeFileSync(flag(), name);
			for (const address of [LISTING, '/listing-category/hotels/']) {
				const { tags } = await head(address);
				expect(
					Object.keys(tags).filter((tag) => /^(og:|twitter:|description)/.test(tag)),
				).toEqual([]);
			}
		},
	);

	it('the head has no Open Graph tags beside Jetpack, but keeps the description', async () => {
		writeFileSync(flag(), 'jetpack_og_tags');
		const { tags } = await head(LISTING);
		expect(Object.keys(tags).filter((tag) => tag.startsWith('og:'))).toEqual([]);
		expect(tags['description']).toHaveLength(1);
	});
});
