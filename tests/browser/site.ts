/** Settings of the WordPress site under test, which the test runner provides. */

/** Each Jest worker has its own site, counted from 1. */
const WORKER = process.env['JEST_WORKER_ID'] ?? '1';

const setting = (name: string): string => {
	const value = process.env[`${name}_${WORKER}`] ?? process.env[name];
	if (!value)
		throw new Error(`${name} is not set: browser tests are run by “npm test -- browser”.`);
	return value;
};

/** The URL of the site without a trailing slash. */
export const siteUrl = (): string => setting('GAZETTEER_SITE');

/** The full WordPress version, such as 6.5.5. */
export const coreVersion = (): string => setting('GAZETTEER_CORE');

/** The folder of an unmodified core of the same version, to copy from. */
export const coreFolder = (): string => setting('GAZETTEER_CORE_FOLDER');

/** The WordPress release, such as 6.5. */
export const release = (): string => /^\d+\.\d+/.exec(coreVersion())?.[0] ?? '';

/**
 * The first port to try for a site that a test file starts. It differs by release, because releases
 * run the same file in parallel and could both take the same free port.
 */
export const firstPort = (first: number): number => first + 10 * Number(release().replace('.', ''));

/** The folder of the WordPress installation on this machine. */
export const siteFolder = (): string => setting('GAZETTEER_SITE_FOLDER');

/** The path of the WordPress folder inside the PHP that serves the site. */
export const siteRoot = (): string => setting('GAZETTEER_SITE_ROOT');

/** Restores the site to its state after seeding. */
export const restoreSite = async (): Promise<void> => {
	const response = await fetch(setting('GAZETTEER_CONTROL'), { method: 'DELETE' });
	if (!response.ok) throw new Error(await response.text());
};

/** Runs PHP in the site, outside of any request, and returns its output. Begin with `<?php`. */
export const runPhp = async (code: string): Promise<string> => {
	const response = await fetch(setting('GAZETTEER_CONTROL'), { method: 'POST', body: code });
	const text = await response.text();
	if (!response.ok) throw new Error(text);
	return text;
};

/** Runs PHP with WordPress loaded and returns its output; `code` without `<?php`. */
export const runWordPress = (code: string): Promise<string> =>
	runPhp(`<?php require '${siteRoot()}/wp-load.php'; ${code}`);
