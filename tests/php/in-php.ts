import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a script of this folder in a version of PHP, and returns its output. It runs synchronously,
 * because Jest needs the titles of the cases before it runs them. The script can read the folder
 * `given` under that name.
 */
export function inPhp(version: string, script: string, given?: string): string {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[
			'--import',
			'tsx',
			path.join(__dirname, 'php.ts'),
			version,
			script,
			...(given ? [given] : []),
		],
		{ encoding: 'utf8', timeout: 120_000, maxBuffer: 50_000_000 },
	);
	if (status !== 0) {
		throw new Error(`${script} under PHP ${version} ended with ${status}: ${stderr} ${stdout}`);
	}
	return stdout;
}
