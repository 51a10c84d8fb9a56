import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { wordpressCore } from '@gazetteer/workshop';
import type { Browser, Page } from 'playwright-core';
import { MENU_STYLE } from '../../browser/menus/markup.ts';
import { siteWideMarkup } from '../../browser/site-wide/markup.ts';

const SITE = 'http://bench.test';
const ROOT = path.resolve(import.meta.dirname, '../../..');
const SLOWER = 4;

/**
 * `all` is the page with all six site-wide widgets, and `blank` the page without widgets. `core`
 * is a page with the two WordPress files on which plugin scripts depend.
 */
export type Variant = 'all' | 'blank' | 'core';

const HEAD: Readonly<Record<Variant, (loader: string) => string>> = {
	all: (loader) => `<script type="module" src="/dist/${loader}"></script>`,
	blank: () => '',
	core: () =>
		'<script defer src="/core/hooks.min.js"></script><script defer src="/core/i18n.min.js"></script>',
};

const page = (
	variant: Variant,
	loader: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>All of them</title>
<link rel="stylesheet" href="/pages/theme.css"><style>${MENU_STYLE}</style>${HEAD[variant](loader)}</head>
<body class="page dropdown-hover">${siteWideMarkup({ own: variant === 'all', themed: true })}</body></html>`;

const TYPES: Readonly<Record<string, string>> = {
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.svg': 'image/svg+xml',
};

/** The cost of a page from its request until a moment. */
export interface Cost {
	/** The compressed size of all responses. */
	bytes: number;
	requests: number;
	/** Script milliseconds, on a page slowed down four times. */
	script: number;
	/** Milliseconds of the main thread, including parsing, styles and layout. */
	thread: number;
	shift: number;
	listeners: number;
}

async function goEverywhere(it: Page): Promise<void> {
	await it.evaluate('scrollTo({ top: 900, behavior: "instant" })');
	await it.hover('.comment-reply-link');
	await it.focus('#comment');
	await it.waitForLoadState('networkidle');
	await it.waitForTimeout(300);
}

/** Visits a variant. Returns the cost when the page is idle, and after the visitor used all widgets. */
export async function visit(browser: Browser, variant: Variant): Promise<[Cost, Cost]> {
	const core = (await wordpressCore('7.1')) ?? (await wordpressCore('6.5')) ?? '';
	const manifest = await readFile(path.join(ROOT, 'dist/manifest.json'), 'utf8');
	const { loader } = JSON.parse(manifest) as { loader: string };
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
	try {
		const it = await context.newPage();
		let bytes = 0;
		let requests = 0;
		await it.route(`${SITE}/**`, async (route) => {
			const { pathname } = new URL(route.request().url());
			const [, folder, rest = ''] = /^\/(\w+)\/(.*)/.exec(pathname) ?? [];
			const folders: Readonly<Record<string, string>> = {
				dist: path.join(ROOT, 'dist'),
				pages: path.join(ROOT, 'tests/pages/html'),
				core: path.join(core, 'wp-includes/js/dist'),
			};
			const body = folder
				? await readFile(path.join(folders[folder]!, rest))
				: Buffer.from(page(variant, loader));
			bytes += gzipSync(body, { level: 9 }).length;
			requests++;
			const contentType = TYPES[path.extname(pathname)] ?? 'text/html; charset=utf-8';
			await route.fulfill({ body, contentType });
		});
		const devtools = await context.newCDPSession(it);
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
		await devtools.send('Performance.enable');
		const cost = async (): Promise<Cost> => {
			const shift = (await it.evaluate(`new Promise((done) => {
				const seen = (list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0));
				new PerformanceObserver(seen).observe({ type: 'layout-shift', buffered: true });
				setTimeout(() => done(0), 200);
			})`)) as number;
			await devtools.send('HeapProfiler.collectGarbage');
			const { metrics } = await devtools.send('Performance.getMetrics');
			const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
			return {
				bytes,
				requests,
				script: 1000 * of('ScriptDuration'),
				thread: 1000 * of('TaskDuration'),
				shift,
				listeners: of('JSEventListeners'),
			};
		};
		await it.goto(`${SITE}/`, { waitUntil: 'networkidle' });
		const atLoad = await cost();
		await goEverywhere(it);
		return [atLoad, await cost()];
	} finally {
		await context.close();
	}
}
