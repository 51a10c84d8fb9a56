import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { installForDebian, isDebianRoot } from './debian.ts';

/** Try the headless shell first: it needs a third of the processor time. */
const NAMES = [
	'chromium-headless-shell',
	'chrome-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
	'chrome',
];

const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
		const folder = process.env[name];
		return folder ? [path.join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
	}),
	'/snap/bin/chromium',
];

const onPath = () => {
	const folders = (process.env['PATH'] ?? '').split(path.delimiter);
	return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
};

/** The path of a Chromium or Chrome on this machine. */
export const installedChromium = (): string | undefined =>
	[process.env['CHROME_PATH'] ?? '', ...onPath(), ...PLACES, chromium.executablePath()].find(
		(file) => file !== '' && existsSync(file),
	);

/** Some releases of Debian have no headless shell. */
const installBrowser = () => {
	try {
		installForDebian('chromium-headless-shell');
	} catch {
		installForDebian('chromium');
	}
};

/** The path of the browser for tests. Installs one if necessary; undefined if that fails. */
export const ensureChromium = (say: (line: string) => void): string | undefined => {
	const found = installedChromium();
	if (found) return found;
	try {
		if (isDebianRoot()) {
			say('No browser here: installing Debian’s Chromium (once, some minutes)…');
			installBrowser();
		} else {
			say('No browser here: getting a Chromium for Playwright (once, some minutes)…');
			spawnSync('npx', ['playwright-core', 'install', 'chromium'], {
				stdio: ['ignore', 'inherit', 'inherit'],
				shell: process.platform === 'win32',
			});
		}
	} catch (error) {
		say(`That did not work: ${error instanceof Error ? error.message : String(error)}`);
	}
	return installedChromium();
};
