import type { Page } from 'playwright-core';
import { visit } from '../../browser/visitor.ts';

jest.setTimeout(60_000);

/** Opens a long page with third-party styles and markup that has opted in. */
const foreign = async (style: string, html: string, body = '') => {
	const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Other people’s</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style>
<script type="module" src="/dist/gazetteer.js" data-gazetteer-adopt></script></head>
<body class="${body}"><main><h1>Other people’s</h1><p style="height:3000px">Words.</p></main>${html}</body></html>`;
	return visit('/pages/foreign.html', {
		before: (it) =>
			it.route('**/pages/foreign.html', (route) =>
				route.fulfill({ body: page, contentType: 'text/html; charset=utf-8' }),
			),
	});
};

const down = (page: Page, top = 900) =>
	page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

const wrap = (inner: string) =>
	`<div class="hfe-scroll-to-top-wrap hfe-scroll-to-top-hide"><span class="hfe-scroll-to-top-button">${inner}</span></div>`;

const ADD_ON =
	'.hfe-scroll-to-top-hide { display: none } .hfe-scroll-to-top-button, .generate-back-to-top { position: fixed; right: 9px; bottom: 9px; min-width: 40px; min-height: 40px }';

describe('third-party scroll-to-top button', () => {
	it.each([
		['a character of an icon font', wrap('<i class="fas">\uf077</i>'), 'Back to top'],
		['an arrow', wrap('↑'), 'Back to top'],
		[
			'an image without alternative text',
			wrap('<img src="/pages/images/hills.svg" width="20" height="20" alt="">'),
			'Back to top',
		],
		[
			'an image with alternative text',
			wrap('<img src="/pages/images/hills.svg" width="20" height="20" alt="Up">'),
			'Up',
		],
		['a text', wrap('<b>Nach oben</b>'), 'Nach oben'],
		['an SVG with a title', wrap('<svg><title>Zum Anfang</title></svg>'), 'Zum Anfang'],
		[
			'a name from its theme',
			'<a href="#" class="generate-back-to-top" title="Scroll back to top"><i></i></a>',
			'Scroll back to top',
		],
	])(
		'a third-party scroll-to-top button with %s is a button with an accessible name when it first appears',
		async (_says, html, name) => {
			const { page, errors } = await foreign(ADD_ON, html);
			// The GeneratePress link appears from 300 px on, unless it has another threshold.
			await down(page, html.includes('generate-back-to-top') ? 301 : 101);
			const button = page.getByRole('button', { name, exact: true });
			await button.waitFor({ state: 'attached' });
			await down(page);
			await button.click();
			await page.waitForFunction(() => scrollY === 0);
			expect(errors).toEqual([]);
		},
	);

	it('a third-party scroll-to-top button printed twice, in a header and a footer, works in both places', async () => {
		const { page } = await foreign(ADD_ON, wrap('Up') + wrap('Up'));
		for (const place of [0, 1]) {
			await down(page);
			await page
				.locator('.hfe-scroll-to-top-wrap[data-gz-mounted]')
				.nth(place)
				.waitFor({ state: 'attached' });
			await page
				.locator('.hfe-scroll-to-top-button')
				.nth(place)
				.evaluate((it) => (it as HTMLElement).click());
			await page.waitForFunction(() => scrollY === 0);
			await page.evaluate(
				() =>
					new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
			);
		}
	});
});

describe('third-party progress bar', () => {
	it.each([
		[
			'with its own transition',
			'<div class="hfe-reading-progress"><div class="hfe-reading-progress-bar" style="width:0%;transition:width 2s"></div></div>',
		],
		['without its inner part', '<div class="hfe-reading-progress"></div>'],
		[
			'with a border around its inner part',
			'<div class="hfe-reading-progress">\n\t<div class="hfe-reading-progress-bar"></div>\n</div>',
		],
	])(
		'a third-party progress bar (%s) shows the progress when it first appears',
		async (_says, html) => {
			const { page, errors } = await foreign('', html);
			await down(page);
			await page
				.locator('.hfe-reading-progress[data-gz-mounted]')
				.waitFor({ state: 'attached' });
			const [told, is] = await page.evaluate(() => {
				const { scrollHeight, clientHeight } = document.documentElement;
				const bar = document.querySelector<HTMLElement>('.hfe-reading-progress')!
					.firstElementChild as HTMLElement;
				return [
					parseFloat(bar.style.width),
					(scrollY / (scrollHeight - clientHeight)) * 100,
				];
			});
			expect(told).toBeCloseTo(is!, 2);
			expect(errors).toEqual([]);
		},
	);
});

it('third-party section backgrounds load 200 pixels before they enter the viewport, except in sections that opted out', async () => {
	const { page } = await foreign(
		`.e-con { background: url(/pages/images/hills.svg) } [data-gz-lazy-bg] { background: url(/pages/images/night.svg) }
		.e-con.e-parent:not(.e-lazyloaded):not(.e-no-lazyload), .e-con.e-parent:not(.e-lazyloaded):not(.e-no-lazyload) * { background-image: none !important }
		[data-gz-lazy-bg]:not(.e-lazyloaded) { background-image: none }`,
		'<div class="e-con e-parent e-no-lazyload" id="never">A</div><div class="e-con e-parent" id="outer"><div class="e-con e-child" id="inner">B</div></div><div data-gz-lazy-bg id="marked">C</div>',
	);
	const picture = (id: string) =>
		page.locator(`#${id}`).evaluate((it) => getComputedStyle(it).backgroundImage);
	await page.locator('#outer[data-gz-mounted]').waitFor();
	expect([await picture('inner'), await picture('marked')]).toEqual(['none', 'none']);
	expect(await picture('never')).toContain('hills');
	await down(page, 2200);
	await page.locator('#outer.e-lazyloaded').waitFor();
	await page.locator('#marked.e-lazyloaded').waitFor();
	expect(await picture('inner')).toContain('hills');
	expect(await picture('marked')).toContain('night');
	expect(await page.locator('#never').getAttribute('class')).toBe('e-con e-parent e-no-lazyload');
});

it('the widget does not take over a menu of another theme that has the same class but shows its lists in another way', async () => {
	const menu = `<nav id="site-navigation" class="main-navigation"><button class="menu-toggle" aria-controls="primary-menu" aria-expanded="false">Menu</button>
		<ul id="primary-menu"><li class="menu-item-has-children"><a href="#a">A</a><ul class="sub-menu"><li><a href="#b">B</a></li></ul></li></ul></nav>`;
	const style =
		'.sub-menu { position: absolute; left: -999em } li:hover > ul, li.focus > ul { left: auto }';
	const { page, requests } = await foreign(
		style,
		`<header style="position:fixed;top:0">${menu}</header>${wrap('Up')}`,
		'home blog',
	);
	await down(page);
	await page.locator('.hfe-scroll-to-top-wrap[data-gz-mounted]').waitFor({ state: 'attached' });
	await page.locator('nav a').first().hover();
	expect((await page.locator('.sub-menu').boundingBox())!.x).toBeGreaterThanOrEqual(0);
	expect(await page.locator('.gz-menu-toggle').count()).toBe(0);
	expect(requests.join()).not.toContain('site-menu');
});

it('a heading inside an element of the theme keeps its text when the comment form moves', async () => {
	const { page } = await foreign(
		'',
		`<div id="comments" style="position:fixed;top:0"><ol><li id="comment-1"><div id="div-comment-1">Words. <a class="comment-reply-link" href="#respond" data-commentid="1" data-postid="7" data-belowelement="div-comment-1" data-respondelement="respond" data-replyto="Reply to Ann">Reply</a></div></li></ol>
		<div id="respond"><h3 id="reply-title">
			<span>Leave a Reply</span> <a id="cancel-comment-reply-link" href="#x" style="display:none">Cancel</a></h3>
		<form id="commentform"><textarea id="comment" name="comment"></textarea><input type="hidden" id="comment_parent" name="comment_parent" value="0"></form></div></div>`,
	);
	// Wait until the widget has mounted, because before that a click only follows the link.
	await page.waitForFunction(() => window.Gazetteer?.get?.(document.querySelector('#comments')!));
	await page.locator('.comment-reply-link').click();
	await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
	expect((await page.locator('#reply-title').innerText()).trim()).toMatch(
		/^Leave a Reply\s+Cancel$/,
	);
	await page.locator('#cancel-comment-reply-link').click();
	expect((await page.locator('#reply-title').innerText()).trim()).toBe('Leave a Reply');
	expect(await page.locator('#comment_parent').inputValue()).toBe('0');
});
