import { spawnSync } from 'node:child_process';
import parts from './parts.cjs';

/**
 * npm run mutate: counts the code changes that a unit test detects, part by part.
 * `MUTATE=host npm run mutate` tests one part, and
 * `MUTATE=host npm run mutate -- --mutate 'packages/host/moments.ts'` some files of it.
 */
const [, , ...args] = process.argv;
const chosen = parts.name ? [parts.name] : parts.names;
const failed = chosen.filter((name) => {
	const command = ['run', 'tests/mutate/stryker.config.mjs', ...args];
	const env = { ...process.env, MUTATE: name };
	return spawnSync('node_modules/.bin/stryker', command, { env, stdio: 'inherit' }).status !== 0;
});
if (failed.length > 0) console.error(`Too many changes go unnoticed, or none was tried: ${failed}`);
process.exitCode = failed.length;
