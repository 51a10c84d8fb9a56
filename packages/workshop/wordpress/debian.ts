import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CoreSource } from './core.ts';
import { debianMirrorIn, type DebianMirror } from './debian-mirror.ts';
import { runQuietly } from './run-quietly.ts';
import { replaceLinks } from './replace-links.ts';

/**
 * The Debian suites that contain a WordPress release. A suite may have been updated, so the version
 * is checked later.
 */
const SUITES: Readonly<Record<string, string>> = { '6.8': 'trixie', '7.1': 'sid' };

/**
 * The packages of WordPress, of its default theme, and of libraries that Debian packages
 * separately.
 */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-cropper',
	'libjs-jquery-ui',
	'libjs-lodash',
	'libjs-underscore',
];

/** The timeout in seconds for a mirror that does not respond. */
const TIMEOUT = 8;

const outputOf = async (tool: string, argv: readonly string[], cwd?: string): Promise<string> =>
	(await promisify(execFile)(tool, argv, cwd ? { cwd } : {})).stdout;

/**
 * Returns the Debian mirror in this machine's apt sources. Returns undefined without apt or without
 * a mirror.
 */
async function ownMirror(): Promise<DebianMirror | undefined> {
	const places = await outputOf('apt-config', [
		'shell',
		'LIST',
		'Dir::Etc::sourcelist/f',
		'PARTS',
		'Dir::Etc::sourceparts/d',
	]).catch(() => '');
	const place = (name: string) => new RegExp(`^${name}='(.*)'$`, 'm').exec(places)?.[1] ?? '';
	const parts = await readdir(place('PARTS')).catch(() => []);
	const files = [place('LIST'), ...parts.sort().map((name) => path.join(place('PARTS'), name))];
	for (const file of files.filter((name) => /\.(list|sources)$/.test(name))) {
		const found = debianMirrorIn(await readFile(file, 'utf8').catch(() => ''));
		if (found) return found;
	}
	return undefined;
}

/**
 * Returns apt options that keep lists, caches and locks in `work`. apt then needs no root access
 * and does not change the machine.
 */
async function isolatedAptOptions(
	work: string,
	{ uri, signedBy }: DebianMirror,
	suite: string,
): Promise<readonly string[]> {
	for (const folder of ['lists/partial', 'cache/archives/partial']) {
		await mkdir(path.join(work, folder), { recursive: true });
	}
	const list = path.join(work, 'sources.list');
	const options = signedBy ? `[signed-by=${signedBy}] ` : '';
	await writeFile(list, `deb ${options}${uri} ${suite} main\n`);
	return [
		'-qq',
		`-oDir::Etc::SourceList=${list}`,
		'-oDir::Etc::SourceParts=/dev/null',
		`-oDir::State::Lists=${path.join(work, 'lists')}`,
		`-oDir::Cache=${path.join(work, 'cache')}`,
		'-oAPT::Sandbox::User=',
		'-oAPT::Update::Error-Mode=any',
		'-oAcquire::Languages=none',
		'-oAcquire::Retries=0',
		`-oAcquire::http::Timeout=${TIMEOUT}`,
		`-oAcquire::https::Timeout=${TIMEOUT}`,
	];
}

async function unpackFrom(
	mirror: DebianMirror,
	{ suite, release, work }: { suite: string; release: string; work: string },
	say: (line: string) => void,
): Promise<string> {
	const options = await isolatedAptOptions(work, mirror, suite);
	await runQuietly('apt-get', [...options, 'update'], { say });
	const offered = await outputOf('apt-cache', [...options, 'madison', 'wordpress']);
	const version = /\|\s*((\d+\.\d+)[^\s|]*)/.exec(offered);
	if (version?.[2] !== release) throw new Error(`${suite} has ${version?.[1] ?? 'none'}`);
	const debs = path.join(work, 'debs');
	const root = path.join(work, 'root');
	await mkdir(debs);
	await runQuietly('apt-get', [...options, 'download', ...PACKAGES], { say, cwd: debs });
	for (const deb of await readdir(debs)) {
		await runQuietly('dpkg-deb', ['--extract', path.join(debs, deb), root], { say });
	}
	const core = path.join(root, 'usr/share/wordpress');
	await rm(path.join(core, 'wp-config.php'), { force: true });
	await replaceLinks(core, root);
	return core;
}

/** Extracts a WordPress release from Debian packages, for machines that cannot reach wordpress.org. */
export const debianRelease: CoreSource = async (release, folder, say) => {
	const suite = SUITES[release];
	const mirror = suite && (await ownMirror());
	if (!mirror) return false;
	say(`Getting WordPress ${release} out of the packages of Debian ${suite} (once)…`);
	const work = await mkdtemp(`${folder}-debian-`);
	try {
		const core = await unpackFrom(mirror, { suite, release, work }, say);
		await cp(core, folder, { recursive: true });
		for (const name of ['plugins', 'themes', 'uploads']) {
			await mkdir(path.join(folder, 'wp-content', name), { recursive: true });
		}
		return true;
	} catch (error) {
		say(`  not from there: ${error instanceof Error ? error.message : String(error)}.`);
		return false;
	} finally {
		await rm(work, { recursive: true, force: true });
	}
};
