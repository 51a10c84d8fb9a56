import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { wordpressCore } from '@gazetteer/workshop';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { installedChromium } from '../../browser/chromium.ts';
import { SCHEMA } from '../validator/schema.ts';
import { markup, type Path } from './markup.ts';

const SITE = 'http://bench.test';
const DIST = path.resolve(import.meta.dirname, '../../../dist');
const SLOWER = 4;

/** Slow down the processor to the speed of a cheap phone. */
const slow = (devtools: CDPSession) =>
	devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

async function serve(page: Page): Promise<void> {
	const core = await wordpressCore('6.5');
	const sheet = (await readdir(DIST)).find((name) => /^contact-form-[\w-]{6}\.css$/.test(name))!;
	// The TypeScript runner adds calls of `__name`, which does not exist in the page.
	await page.addInitScript('globalThis.__name = (it) => it');
	await page.route(`${SITE}/**`, async (route) => {
		const { pathname } = new URL(route.request().url());
		const folder = pathname.startsWith('/core/')
			? path.join(core ?? '', 'wp-includes/js/dist')
			: pathname.startsWith('/dist/') && DIST;
		if (folder) {
			const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
			const body = await readFile(path.join(folder, path.basename(pathname)));
			return route.fulfill({ body, contentType });
		}
		if (pathname.endsWith('/schema')) return route.fulfill({ json: SCHEMA });
		return route.fulfill({
			body: markup(pathname as Path, sheet),
			contentType: 'text/html',
		});
	});
}

/**
 * Runs `work` on a slowed-down page. `work` opens the page, because some measurements start before
 * the page loads.
 */
export async function onSlowPage<Result>(
	browser: Browser,
	work: (page: Page, open: (at?: Path) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		await serve(page);
		const devtools = await context.newCDPSession(page);
		await slow(devtools);
		return await work(page, (at = '/with') =>
			page.goto(`${SITE}${at}`, { waitUntil: 'networkidle' }),
		);
	} finally {
		await context.close();
	}
}

export async function withBrowser<Result>(
	work: (browser: Browser) => Promise<Result>,
): Promise<Result | undefined> {
	const executablePath = installedChromium();
	if (!executablePath) return undefined;
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}
