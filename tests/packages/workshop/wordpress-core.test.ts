import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { wordpressCore, type CoreSource } from '@gazetteer/workshop';
import { sourcesNamed } from '../../../packages/workshop/wordpress/core.ts';

let cache = '';
let said: string[] = [];

const fill = async (folder: string, version: string) => {
	await mkdir(path.join(folder, 'wp-includes'), { recursive: true });
	await writeFile(
		path.join(folder, 'wp-includes/version.php'),
		`<?php $wp_version = '${version}';`,
	);
};

const gives: CoreSource = async (release, folder) => {
	await fill(folder, `${release}.1`);
	return true;
};
const hasNone: CoreSource = async () => false;
const breaksOff: CoreSource = async (_release, folder) => {
	await writeFile(path.join(folder, 'index.php'), '');
	return false;
};

const search = (sources: readonly CoreSource[], environment: Record<string, string> = {}) => ({
	environment,
	cache,
	sources,
	say: (line: string) => said.push(line),
});

beforeEach(async () => {
	cache = await mkdtemp(path.join(os.tmpdir(), 'gazetteer-cores-'));
	said = [];
});

afterEach(() => rm(cache, { recursive: true }));

describe('search for a WordPress core', () => {
	it('the search uses only the folder in WORDPRESS_CORE if it is set', async () => {
		const own = path.join(cache, 'own');
		await fill(own, '6.6');
		const asked = jest.fn(gives);
		expect(await wordpressCore('newest', search([asked], { WORDPRESS_CORE: own }))).toBe(own);
		expect(asked).not.toHaveBeenCalled();
	});

	it('the search throws an error if WORDPRESS_CORE contains no WordPress', async () => {
		const environment = { WORDPRESS_CORE: path.join(cache, 'nothing') };
		expect(await wordpressCore('newest', search([gives], environment))).toBeUndefined();
		expect(said.join()).toContain('there is no WordPress in it');
	});

	it('the search uses the cache before other sources', async () => {
		await fill(path.join(cache, 'wordpress/6.5'), '6.5.5');
		const asked = jest.fn(gives);
		expect(await wordpressCore('oldest', search([asked]))).toBe(
			path.join(cache, 'wordpress/6.5'),
		);
		expect(asked).not.toHaveBeenCalled();
	});

	it('the search tries the sources in order, and caches the first result', async () => {
		const folder = path.join(cache, 'wordpress/6.8');
		const third = jest.fn(gives);
		expect(await wordpressCore('6.8', search([breaksOff, gives, third]))).toBe(folder);
		expect(third).not.toHaveBeenCalled();
		expect(existsSync(path.join(folder, 'index.php'))).toBe(false);
		expect(await readdir(path.join(cache, 'wordpress'))).toEqual(['6.8']);
	});

	it.each([
		[undefined, ['downloadedRelease', 'packedRelease', 'debianRelease']],
		['debian,download', ['downloadedRelease', 'debianRelease']],
		['', []],
	])('the search tries the sources in WORDPRESS_SOURCES: %s', (names, wanted) => {
		expect(sourcesNamed(names).map(({ name }) => name)).toEqual(wanted);
	});

	it('the search leaves nothing behind and prints a message if no source has the WordPress release', async () => {
		expect(await wordpressCore('7.1', search([hasNone, breaksOff]))).toBeUndefined();
		expect(said.join()).toContain('WordPress 7.1 is not available here');
		expect(await readdir(path.join(cache, 'wordpress'))).toEqual([]);
	});
});
