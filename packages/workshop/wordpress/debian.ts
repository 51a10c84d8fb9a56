import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CoreSource } from './core.ts';
import { debianMirrorIn, type DebianMirror } from './debian-mirror.ts';
import { runQuietly } from './run-quietly.ts';
import { replaceLinks } from './solid-files.ts';

/** The suites of Debian that package a release. Which version a suite has changes, so it is compared. */
const SUITES: Readonly<Record<string, string>> = { '6.8': 'trixie', '7.1': 'sid' };

/** WordPress, its default theme, and the libraries that Debian packages apart from it. */
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

/** Seconds that a silent mirror is waited for. */
const PATIENCE = 8;

const outputOf = async (tool: string, argv: readonly string[], cwd?: string): Promise<string> =>
	(await promisify(execFile)(tool, argv, cwd ? { cwd } : {})).stdout;

/** The Debian mirror among the machine's own package sources. Undefined without one, or without apt. */
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
 * Options that keep apt's lists, caches and locks in `work`, so that it needs no root and changes nothing on the
 * machine.
 */
async function apartFromTheMachine(
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
		`-oAcquire::http::Timeout=${PATIENCE}`,
		`-oAcquire::https::Timeout=${PATIENCE}`,
	];
}

async function unpackFrom(
	mirror: DebianMirror,
	{ suite, release, work }: { suite: string; release: string; work: string },
	say: (line: string) => void,
): Promise<string> {
	const options = await apartFromTheMachine(work, mirror, suite);
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

/** A release out of Debian's packages: for machines that reach a Debian mirror and not wordpress.org. */
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
