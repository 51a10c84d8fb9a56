import { siteUrl } from '../../browser/site.ts';
import { choose } from './chosen.ts';
import { publish, removePosts } from './posts.ts';
import { wear, wearBlockTheme, wearClassicTheme, wornTheme } from './themes.ts';

const read = async (path: string) => (await fetch(siteUrl() + path)).text();
const count = (html: string, part: string) => html.split(part).length - 1;
const configOf = (html: string) =>
	JSON.parse(/id="gazetteer-config"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null') as {
		olderMarkup?: Record<string, string>;
		nonce?: string;
		ajax?: string;
	} | null;

/** The parts of a page that the plugin adds. The name of the site may also contain “Gazetteer”. */
const ours = (html: string) =>
	html.match(/plugins\/gazetteer|data-gazetteer|gazetteer-[a-z-]+|@gazetteer|\bgz-/g) ?? [];

const LOADER = 'id="@gazetteer/loader-js-module"';
const PARAGRAPH = '<!-- wp:paragraph --><p>Only words.</p><!-- /wp:paragraph -->';
const LEGACY_BUTTON =
	'<!-- wp:html --><div class="hfe-scroll-to-top-wrap hfe-scroll-to-top-hide"></div><!-- /wp:html -->';

const group = (number: number) => {
	const url = `https://images.test/${number}.jpg`;
	const style = { background: { backgroundImage: { url, id: number, source: 'file' } } };
	return `<!-- wp:group ${JSON.stringify({ style })} --><div class="wp-block-group">${PARAGRAPH}</div><!-- /wp:group -->`;
};

let before = '';
beforeAll(async () => {
	before = await wornTheme();
});
afterEach(async () => {
	await choose();
	await removePosts();
});
afterAll(async () => {
	await wear(before);
});

describe.each([
	['block', wearBlockTheme],
	['classic', wearClassicTheme],
])('widgets in a %s theme', (_kind, wearIt) => {
	beforeAll(wearIt);

	it('a page without a widget contains nothing of the plugin', async () => {
		expect(ours(await read(await publish(PARAGRAPH)))).toEqual([]);
	});

	it('a block and a shortcode render the same button, and load loader, config and style once', async () => {
		const html = await read(
			await publish('<!-- wp:gazetteer/scroll-top /-->\n\n[gazetteer_scroll_top]'),
		);
		const buttons = html.match(/<button[^>]*data-gazetteer="scroll-top"[^>]*>/g) ?? [];
		expect(buttons).toHaveLength(2);
		for (const button of buttons) {
			expect(button).toMatch(/^<button type="button" class="gz-scroll-top[ "]/);
			expect(button).toMatch(/aria-label="Back to top" hidden>$/);
		}
		expect(count(html, LOADER)).toBe(1);
		expect(count(html, 'id="gazetteer-config"')).toBe(1);
		expect(count(html, "id='gazetteer-scroll-top-css'")).toBe(1);
		expect(html).not.toMatch(/gazetteer\/dist\/[^"']*\?ver=/);
		expect(html).not.toContain('gazetteer-reading-progress-css');
	});

	it('an enabled site-wide widget is on every page once, with its style in the head', async () => {
		await choose({ helpers: ['scroll-top', 'reading-progress'] });
		const html = await read(await publish(PARAGRAPH));
		expect(count(html, 'data-gazetteer="scroll-top"')).toBe(1);
		expect(count(html, 'data-gazetteer="reading-progress"')).toBe(1);
		expect(count(html, LOADER)).toBe(1);
		expect(html.split('</head>')[0]).toContain("id='gazetteer-scroll-top-css'");
	});

	it('a site-wide widget has the chosen position and color, and is absent on excluded pages', async () => {
		const kept = new URL(await publish(PARAGRAPH), siteUrl());
		const other = await publish(PARAGRAPH);
		const except = kept.href;
		await choose({
			helpers: ['scroll-top', 'reading-progress'],
			sitewide: {
				'scroll-top': { side: 'start', offset: 40, colour: '#ffee58', except },
				'reading-progress': { edge: 'bottom', offset: 8, colour: '#1d4ed8' },
			},
		});
		const html = await read(other);
		expect(html).toMatch(
			/<button[^>]*data-gz-side="start" style="--gz-offset:40px;--gz-accent:#ffee58;--gz-on-accent:#000"/,
		);
		expect(html).toMatch(
			/<div[^>]*data-gz-edge="bottom" style="--gz-progress-color:#1d4ed8;--gz-offset:8px"/,
		);
		const without = await read(kept.pathname + kept.search);
		expect(without).not.toContain('gz-scroll-top');
		expect(without).toContain('data-gazetteer="reading-progress"');
	});

	it('a widget in the content replaces the site-wide widget', async () => {
		await choose({ helpers: ['scroll-top'] });
		const html = await read(await publish('<!-- wp:gazetteer/scroll-top {"text":"Up"} /-->'));
		expect(count(html, 'data-gazetteer="scroll-top"')).toBe(1);
		expect(html).toContain('<span class="gz-scroll-top-text">Up</span>');
	});

	it('a page preloads the scripts of its first widgets, and no others', async () => {
		const html = await read(
			await publish(
				'[gazetteer_section_backgrounds]Held.[/gazetteer_section_backgrounds][gazetteer_scroll_top]',
			),
		);
		const ahead = html.match(/<link rel="modulepreload"[^>]*gazetteer[^>]*>/g) ?? [];
		expect(ahead).toHaveLength(1);
		expect(ahead[0]).toMatch(/dist\/section-backgrounds-[\w-]{6}\.js"/);
	});

	it('older markup loads the loader only if the owner enabled its adoption', async () => {
		const path = await publish(LEGACY_BUTTON);
		expect(ours(await read(path))).toEqual([]);

		await choose({ adopt: ['scroll-top', 'section-backgrounds'] });
		const html = await read(path);
		expect(count(html, LOADER)).toBe(1);
		expect(count(html, "id='gazetteer-scroll-top-css'")).toBe(1);
		expect(html).not.toContain('gazetteer-section-backgrounds-css');
		expect(configOf(html)?.olderMarkup).toEqual({
			'scroll-top': '.hfe-scroll-to-top-wrap,.generate-back-to-top',
			'section-backgrounds': '.e-con.e-parent,[data-gz-lazy-bg]',
		});
		expect(html.indexOf(LOADER)).toBeLessThan(html.indexOf('</body>'));
		expect(ours(await read(await publish(PARAGRAPH)))).toEqual([]);

		const marked = await read(
			await publish('<!-- wp:html --><div data-gz-lazy-bg>Quay</div><!-- /wp:html -->'),
		);
		expect(count(marked, LOADER)).toBe(1);
		expect(count(marked, "id='gazetteer-section-backgrounds-css'")).toBe(1);
	});

	it('class names in text or on separate elements do not start an adoption', async () => {
		await choose({ adopt: ['scroll-top', 'section-backgrounds'] });
		const html = await read(
			await publish(
				'<!-- wp:html --><p class="e-con">hfe-scroll-to-top-wrap data-gz-lazy-bg</p><p class="e-parent"></p><!-- /wp:html -->',
			),
		);
		// The only match is the text of the post, not markup.
		expect(ours(html)).toEqual(['gz-']);
	});

	it('background images of core blocks load lazily from the third one on, and keep their other styles', async () => {
		await choose({ helpers: ['section-backgrounds'] });
		const html = await read(await publish([1, 2, 3, 4].map(group).join('\n')));
		const styles = [...html.matchAll(/<div[^>]*images\.test[^>]*>/g)].map(([tag]) => tag);
		expect(styles).toHaveLength(4);
		for (const tag of styles.slice(0, 2)) {
			expect(tag).toMatch(/background-image:url\(/);
		}
		for (const tag of styles.slice(2)) {
			expect(tag).toMatch(/style="--gz-background:url\([^"]*;background-size:cover/);
			expect(tag).toContain('data-gazetteer="section-backgrounds"');
			expect(tag).toContain('gz-section');
		}
		expect(count(html, LOADER)).toBe(1);
	});
});

it('unsafe attributes of a block or shortcode fall back to defaults', async () => {
	const html = await read(
		await publish(
			'[gazetteer_section_backgrounds image="javascript:alert(1)" overlay="900" size="huge" height="9e9"]x[/gazetteer_section_backgrounds]' +
				'[gazetteer_reading_progress colour="red;}" edge="\'><script>"]' +
				`<!-- wp:gazetteer/section-backgrounds ${JSON.stringify({ image: "https://images.test/');x:(.jpg", overlay: 40 })} --><p>y</p><!-- /wp:gazetteer/section-backgrounds -->`,
		),
	);
	expect(html).not.toContain('javascript:');
	expect(html).toContain(
		'<section class="gz-section" data-gazetteer="section-backgrounds">x</section>',
	);
	expect(html).toContain(
		'<div class="gz-reading-progress" data-gazetteer="reading-progress" aria-hidden="true">',
	);
	expect(html).toMatch(/url\(&#039;https:\/\/images\.test\/%27%29;x:%28\.jpg&#039;\)/);
});

it('only members get a nonce in the page settings', async () => {
	const html = await read(await publish('[gazetteer_scroll_top]'));
	expect(configOf(html)).toMatchObject({ ajax: `${siteUrl()}/wp-admin/admin-ajax.php` });
	expect(configOf(html)).not.toHaveProperty('nonce');
	expect(configOf(html)).not.toHaveProperty('texts');
});

it('feeds contain the content of a widget, but not the widget', async () => {
	await choose({ helpers: ['scroll-top', 'reading-progress'], adopt: ['scroll-top'] });
	await publish(
		'[gazetteer_scroll_top][gazetteer_section_backgrounds]Held words.[/gazetteer_section_backgrounds]',
	);
	const feed = await read('/?feed=rss2');
	expect(feed).toContain('Held words.');
	expect(feed).not.toMatch(/data-gazetteer|loader-js-module/);
});
