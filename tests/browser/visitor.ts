import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { watchTraffic } from './rest.ts';
import { sessionOf } from './session.ts';
import { siteUrl } from './site.ts';
import { slowDown } from './slow-down.ts';

declare global {
	/** Provided by the environment of browser tests. */
	var openBrowser: () => Promise<Browser>;
}

export interface VisitOptions {
	width?: number;
	height?: number;
	javascript?: boolean;
	reducedMotion?: boolean;
	forcedColors?: boolean;
	colorScheme?: 'light' | 'dark';
	locale?: string;
	touch?: boolean;
	/** A phone or tablet: no hover, and a coarse pointer. */
	mobile?: boolean;
	/** The name of the logged-in user. Without a name, the visitor is a guest. */
	as?: string;
	/** Ignores the page's policy, so that a test can inject scripts. */
	bypassCSP?: boolean;
	/** Prepares the page before its scripts run. */
	before?: (page: Page) => Promise<unknown>;
	waitUntil?: 'load' | 'domcontentloaded' | 'commit' | 'networkidle';
}

export interface Visit {
	page: Page;
	context: BrowserContext;
	status: number;
	/** Console errors, uncaught exceptions and failed requests. */
	errors: string[];
	/** The paths of requested files of the plugin. */
	requests: string[];
	close: () => Promise<void>;
}

const open = new Set<BrowserContext>();

/**
 * Browser contexts that were opened before the first test. They stay open for all tests of the
 * file.
 */
let shared: ReadonlySet<BrowserContext> = new Set();

beforeEach(() => {
	shared = new Set(open);
});

// Close pages after each test, because an open page slows down the next ones.
const leave = async (contexts: readonly BrowserContext[]) => {
	contexts.forEach((context) => open.delete(context));
	await Promise.allSettled(contexts.map((context) => context.close()));
};

afterEach(() => leave([...open].filter((context) => !shared.has(context))));

afterAll(() => leave([...open]));

const isOurs = (path: string) => /^\/(dist\/|wp-content\/plugins\/gazetteer\/)/.test(path);

const contextOptions = (options: VisitOptions): BrowserContextOptions => ({
	baseURL: siteUrl(),
	viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
	javaScriptEnabled: options.javascript ?? true,
	reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
	forcedColors: options.forcedColors ? 'active' : 'none',
	colorScheme: options.colorScheme ?? 'light',
	locale: options.locale ?? 'en-US',
	hasTouch: options.touch ?? options.mobile ?? false,
	bypassCSP: options.bypassCSP ?? false,
	isMobile: options.mobile ?? false,
});

/** Opens `path` of the site as a new visitor, without cookies and cache. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
	const context = await (await openBrowser()).newContext(contextOptions(options));
	open.add(context);
	const page = await context.newPage();
	await slowDown(page);
	watchTraffic(page);
	const errors: string[] = [];
	const requests: string[] = [];

	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	page.on('pageerror', (error) => errors.push(String(error)));
	page.on('response', (response) => {
		if (response.status() >= 400 && response.url() !== page.url()) {
			errors.push(`${response.status()} ${response.url()}`);
		}
	});
	page.on('request', (request) => {
		const { origin, pathname } = new URL(request.url());
		if (origin === siteUrl() && isOurs(pathname)) requests.push(pathname);
	});

	if (options.as) await context.addCookies(await sessionOf(options.as));
	await options.before?.(page);
	const response = await page.goto(path, { waitUntil: options.waitUntil ?? 'load' });
	return {
		page,
		context,
		status: response?.status() ?? 0,
		errors,
		requests,
		async close() {
			open.delete(context);
			await context.close();
		},
	};
}
