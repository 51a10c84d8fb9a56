import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { runWordPress, siteFolder } from '../../../browser/site.ts';
import { kept, type Value } from '../sending.ts';

const content = (file: string) => path.join(siteFolder(), 'wp-content', file);
const FILES = [
	'object-cache.php',
	'object-cache.sqlite',
	'object-cache.sqlite-wal',
	'object-cache.sqlite-shm',
];

beforeAll(() => copyFile(path.join(__dirname, 'object-cache.php'), content('object-cache.php')));
afterAll(async () => {
	for (const file of FILES) await rm(content(file), { force: true });
});

/** Headers of a request with a cache fault. */
export const within = (trouble: string, more: Record<string, string> = {}) => ({
	'x-test-cache': trouble,
	...more,
});

/** The stored listings after a cache flush. A cache that was down may contain old values. */
export const stored = async (title: Value | undefined) => {
	await runWordPress('wp_cache_flush();');
	return kept(title);
};

/** Saves the state that the stale cache returns from now on. */
export const age = () => runWordPress('gazetteer_test_cache_ages();');
