import { TestEnvironment } from 'jest-environment-node';
import { chromium, type Browser } from 'playwright-core';
import { installedChromium } from './chromium.ts';

const ARGUMENTS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Milliseconds to wait for the next test file before the browser closes. */
const IDLE = 300;

let browser: Promise<Browser> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

async function launch(): Promise<Browser> {
	const launched = await chromium.launch({
		executablePath: process.env['GAZETTEER_CHROME'] ?? installedChromium() ?? '',
		args: ARGUMENTS,
	});
	launched.on('disconnected', () => (browser = undefined));
	return launched;
}

/** One browser for all test files of a process. If it crashed, another one starts. */
const openBrowser = (): Promise<Browser> =>
	(browser ??= launch().catch((error: unknown) => {
		browser = undefined;
		throw error;
	}));

async function closeBrowser(): Promise<void> {
	const open = await browser?.catch(() => undefined);
	browser = undefined;
	await open?.close();
}

/**
 * A Node environment whose browser stays open between test files. This module keeps the browser,
 * because Jest loads it once per process. Jest loads the imports of a test once per file.
 */
export default class BrowserEnvironment extends TestEnvironment {
	override async setup(): Promise<void> {
		await super.setup();
		clearTimeout(closing);
		this.global['openBrowser'] = openBrowser;
	}

	override async teardown(): Promise<void> {
		await super.teardown();
		closing = setTimeout(() => void closeBrowser(), IDLE);
	}
}
