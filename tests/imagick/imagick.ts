import { spawnSync } from 'node:child_process';
import { siteFolder, siteRoot } from '../browser/site.ts';

/** Debian’s package enables Imagick for every program. Only the tests that need Imagick load it. */
const LOADED = 'exit(extension_loaded("imagick") ? 0 : 1);';
const LOADS = ['-d', 'extension=imagick'];

const isLoaded = (...settings: readonly string[]) =>
	spawnSync('php', [...settings, '-r', LOADED], { stdio: 'ignore' }).status === 0;

/** The reason why tests with Imagick cannot run on this machine, or undefined if they can. */
export const imagickMissing = (): string | undefined =>
	isLoaded() || isLoaded(...LOADS)
		? undefined
		: 'PHP’s extension imagick is not here (on Debian: php-imagick).';

/** Why tests with Imagick cannot run on the test site. The site must use the machine’s own PHP. */
export const siteImagickMissing = (): string | undefined =>
	siteFolder() === siteRoot() ? imagickMissing() : 'The site runs on WebAssembly.';

/** Runs PHP with WordPress and Imagick on the test site. WordPress then prefers Imagick. */
export function onImagick(code: string): string {
	const { status, stdout, stderr } = spawnSync(
		'php',
		[...(isLoaded() ? [] : LOADS), '-d', 'memory_limit=256M', '-d', 'display_errors=stderr'],
		{
			input: `<?php require '${siteRoot()}/wp-load.php'; ${code}`,
			encoding: 'utf8',
			maxBuffer: 50_000_000,
		},
	);
	if (status !== 0) throw new Error(`PHP ended with ${status}: ${stderr || stdout}`);
	return stdout;
}
