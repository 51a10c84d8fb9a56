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

/** Headers of a request whose cache is in trouble. */
export const within = (trouble: string, more: Record<string, string> = {}) => ({
	'x-test-cache': trouble,
	...more,
});

/** What the tables hold: a cache that was down still has what was before. */
export const stored = async (title: Value | undefined) => {
	await runWordPress('wp_cache_flush();');
	return kept(title);
};

/** What a lagging cache answers from now on. */
export const age = () => runWordPress('gazetteer_test_cache_ages();');
