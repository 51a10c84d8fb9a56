/** @jest-environment node */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { debianMirrorIn } from '../../../packages/workshop/wordpress/debian-mirror.ts';

const SOURCE = path.resolve(__dirname, '../../../packages/workshop/wordpress/debian.ts');

jest.setTimeout(30_000);

describe('Debian mirror of the machine', () => {
	it.each([
		['a one-line entry', 'deb http://mirror.example/debian bookworm main', undefined],
		[
			'a one-line entry with options',
			'deb [arch=amd64 signed-by=/keys/debian.gpg] https://mirror.example/debian/ sid main contrib',
			'/keys/debian.gpg',
		],
		[
			'a deb822 paragraph',
			'Types: deb\n# a note\nURIs: http://mirror.example/debian\nSuites: trixie\nComponents: main\nSigned-By: /keys/debian.gpg\n',
			'/keys/debian.gpg',
		],
		[
			'a deb822 paragraph with an inline key',
			'Types: deb deb-src\nURIs: http://mirror.example/debian\nSuites: trixie\nComponents: main\nSigned-By:\n -----BEGIN PGP PUBLIC KEY BLOCK-----\n .\n',
			undefined,
		],
		[
			'the deb822 paragraph after that of another archive',
			'Types: deb\nURIs: https://packages.example/linux/debian\nSuites: trixie\nComponents: stable\n\nTypes: deb\nURIs: http://mirror.example/debian\nSuites: trixie\nComponents: main',
			undefined,
		],
	])('the Debian mirror is read from %s', (_from, text, signedBy) => {
		const found = debianMirrorIn(text);
		expect(found?.uri.replace(/\/$/, '')).toMatch(/^https?:\/\/mirror\.example\/debian$/);
		expect(found?.signedBy).toBe(signedBy);
	});

	it.each([
		[
			'the archive of a single program',
			'deb https://packages.example/linux/debian bookworm stable',
		],
		['another distribution', 'deb http://archive.example/ubuntu noble main'],
		[
			'the archive of security updates',
			'deb http://mirror.example/debian-security bookworm-security main',
		],
		[
			'a one-line entry that is commented out',
			'# deb http://mirror.example/debian bookworm main',
		],
		[
			'a deb822 paragraph that is disabled',
			'Enabled: no\nTypes: deb\nURIs: http://mirror.example/debian\nSuites: sid\nComponents: main',
		],
	])('the Debian mirror is not %s', (_what, text) => {
		expect(debianMirrorIn(text)).toBeUndefined();
	});
});

/**
 * Stubs of apt and dpkg for the PATH. They report `version` and unpack a core that links to other
 * packages.
 */
const tools = (folder: string, version: string): Readonly<Record<string, string>> => ({
	'apt-config': `echo "LIST='${folder}/sources.list'"; echo "PARTS='${folder}/parts'"`,
	'apt-get': `case "$*" in
*update) [ -z "$OFFLINE" ] || { echo 'E: Failed to fetch' >&2; exit 100; };;
*download*) for name in wordpress libjs; do : >$name.deb; done;;
esac`,
	'apt-cache': `echo ' wordpress | ${version} | http://mirror.example/debian sid/main amd64 Packages'`,
	'dpkg-deb': `root=$3/usr/share/wordpress
case "$2" in
*/wordpress.deb)
mkdir -p $root/wp-includes/js; cd $root
echo "<?php \\$wp_version = '${version.replace(/\+.*/, '')}';" >wp-includes/version.php
ln -s /etc/wordpress/wp-config.php wp-config.php
ln -s /usr/share/libjs wp-includes/js/libjs
ln -s ${folder}/of-the-machine wp-includes/ca-bundle.crt
ln -s ../nowhere wp-includes/broken;;
*) mkdir -p $3/usr/share/libjs/deep; cd $3/usr/share/libjs; echo script >deep/one.js; ln -s deep/one.js two.js;;
esac`,
});

describe('WordPress from Debian’s packages', () => {
	let folder = '';
	let said: string[] = [];

	/** Calls debianRelease() in a separate process, whose PATH starts with the stub tools. */
	const ask = async (
		release: string,
		{ version = '7.1.4+dfsg1-1', OFFLINE = '' } = {},
	): Promise<boolean> => {
		const bin = path.join(folder, 'bin');
		mkdirSync(bin);
		for (const [name, script] of Object.entries(tools(folder, version))) {
			writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
		}
		mkdirSync(path.join(folder, 'core'));
		const program = `
			import { debianRelease } from ${JSON.stringify(SOURCE)};
			const said = [];
			const isThere = await debianRelease('${release}', '${folder}/core', (line) => said.push(line));
			console.log(JSON.stringify({ isThere, said }));
		`;
		const argv = ['--import', 'tsx', '--input-type=module', '-e', program];
		const PATH = `${bin}:${process.env['PATH']}`;
		const { stdout } = await promisify(execFile)(process.execPath, argv, {
			env: { ...process.env, PATH, OFFLINE },
		});
		const told = JSON.parse(stdout) as { isThere: boolean; said: string[] };
		said = told.said;
		return told.isThere;
	};
	const inCore = (name: string) => path.join(folder, 'core', name);

	beforeEach(() => {
		folder = mkdtempSync(path.join(os.tmpdir(), 'gazetteer-debian-'));
		writeFileSync(
			path.join(folder, 'sources.list'),
			'deb http://mirror.example/debian bookworm main',
		);
		writeFileSync(path.join(folder, 'of-the-machine'), 'certificates');
	});
	afterEach(() => rmSync(folder, { recursive: true }));

	it('WordPress from Debian is a complete core: links are replaced by files, and there is no configuration', async () => {
		expect(await ask('7.1')).toBe(true);
		expect(readFileSync(inCore('wp-includes/version.php'), 'utf8')).toContain("'7.1.4'");
		expect(readFileSync(inCore('wp-includes/js/libjs/two.js'), 'utf8')).toBe('script\n');
		expect(readFileSync(inCore('wp-includes/ca-bundle.crt'), 'utf8')).toBe('certificates');
		expect(existsSync(inCore('wp-includes/broken'))).toBe(false);
		expect(existsSync(inCore('wp-config.php'))).toBe(false);
		expect(existsSync(inCore('wp-content/plugins'))).toBe(true);
	});

	it('WordPress from Debian is refused if the Debian suite now contains another WordPress release', async () => {
		expect(await ask('7.1', { version: '7.10.1+dfsg1-1' })).toBe(false);
		expect(said.join()).toContain('sid has 7.10.1+dfsg1-1');
	});

	it('the error message of the tool is shown when the Debian mirror cannot be reached', async () => {
		expect(await ask('7.1', { OFFLINE: 'yes' })).toBe(false);
		expect(said.join()).toContain('E: Failed to fetch');
	});

	it('WordPress is not downloaded from Debian if the machine has no Debian mirror', async () => {
		writeFileSync(path.join(folder, 'sources.list'), '');
		expect(await ask('7.1')).toBe(false);
		expect(said).toEqual([]);
	});

	it('WordPress is not downloaded from Debian if no suite has the release', async () => {
		expect(await ask('6.5')).toBe(false);
		expect(said).toEqual([]);
	});
});
