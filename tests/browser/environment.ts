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

/** The next file of tests begins sooner, if there is one. */
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

/** One browser for all the files of tests that a process runs. One that died is followed by another. */
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

/** Node's, with a browser that outlives a file of tests: this module is loaded once in a process, what tests import once in each file. */
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
