import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const PLACES = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
		const folder = process.env[name];
		return folder ? [path.join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
	}),
	'/snap/bin/chromium',
];

const onPath = () =>
	(process.env['PATH'] ?? '')
		.split(path.delimiter)
		.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));

/** A Chromium or Chrome of this machine, if it has one. */
export const installedChromium = (): string | undefined =>
	[process.env['CHROME_PATH'] ?? '', ...onPath(), ...PLACES, chromium.executablePath()].find(
		(file) => file !== '' && existsSync(file),
	);

const isDebianRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

const installForDebian = () => {
	const quiet = {
		stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	};
	execFileSync('apt-get', ['update', '-qq'], quiet);
	execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
};

/** The browser for the tests; installs one where the machine has none. Undefined when that cannot be done either. */
export const ensureChromium = (say: (line: string) => void): string | undefined => {
	const found = installedChromium();
	if (found) return found;
	try {
		if (isDebianRoot()) {
			say('No browser here: installing Debian’s chromium (once, some minutes)…');
			installForDebian();
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
