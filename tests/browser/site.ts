/** The WordPress that the browser tests visit, as the runner of the tests set it up. */

/** Where several processes run the tests, each has a site of its own, counted from 1. */
const WORKER = process.env['JEST_WORKER_ID'] ?? '1';

const setting = (name: string): string => {
	const value = process.env[`${name}_${WORKER}`] ?? process.env[name];
	if (!value)
		throw new Error(`${name} is not set: browser tests are run by “npm test -- browser”.`);
	return value;
};

/** The address of the site, without a slash at its end. */
export const siteUrl = (): string => setting('GAZETTEER_SITE');

/** The full version of its WordPress, such as 6.5.5. */
export const coreVersion = (): string => setting('GAZETTEER_CORE');

/** The folder of a clean core of the same version, to copy from. */
export const coreFolder = (): string => setting('GAZETTEER_CORE_FOLDER');

/** The release of its WordPress, such as 6.5. */
export const release = (): string => /^\d+\.\d+/.exec(coreVersion())?.[0] ?? '';

/**
 * Where a site of a test file's own looks for a port. The releases run the same file side by side, and a port that both
 * find free at the same moment is taken by one of them.
 */
export const firstPort = (first: number): number => first + 10 * Number(release().replace('.', ''));

/** The folder that its WordPress is in, on this machine. */
export const siteFolder = (): string => setting('GAZETTEER_SITE_FOLDER');

/** What the site's PHP calls that folder. */
export const siteRoot = (): string => setting('GAZETTEER_SITE_ROOT');

/** Gives the site back as it was after seeding. */
export const restoreSite = async (): Promise<void> => {
	const response = await fetch(setting('GAZETTEER_CONTROL'), { method: 'DELETE' });
	if (!response.ok) throw new Error(await response.text());
};

/** Runs PHP in the site, outside of any request, and gives back what it printed. Begin with `<?php`. */
export const runPhp = async (code: string): Promise<string> => {
	const response = await fetch(setting('GAZETTEER_CONTROL'), { method: 'POST', body: code });
	const text = await response.text();
	if (!response.ok) throw new Error(text);
	return text;
};

/** Runs PHP with WordPress loaded; `code` without `<?php`. */
export const runWordPress = (code: string): Promise<string> =>
	runPhp(`<?php require '${siteRoot()}/wp-load.php'; ${code}`);
