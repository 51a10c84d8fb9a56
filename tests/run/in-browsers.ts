import { isPhpHere } from '@gazetteer/demo-site';
import { WORDPRESS } from '@gazetteer/workshop';
import { ensureChromium } from '../browser/chromium.ts';
import { coresHere } from './cores.ts';
import { jest } from './jest.ts';
import { leftOut, withMissingCores, withMissingPrograms } from './left-out.ts';
import { badly, type Outcome } from './outcome.ts';
import { buildOnReact19, REACT_19 } from './prerequisites/react-19.ts';
import { leavingToOthers } from './shared-files.ts';
import { openStaticSite } from './static-site.ts';
import { openTestSite, type TestSite } from './test-site.ts';
import type { Wanted } from './wanted.ts';

type Keep = (name: string, work: () => Promise<Outcome>) => Promise<unknown>;

const say = (line: string) => console.log(line);

/** Long enough for a busy machine. Most errors appear sooner. */
const PATIENT = '--testTimeout=60000';

/** Pages without React, and the guide that creates its own build. They run with only one React version. */
const ASKED_ONCE =
	'--testPathIgnorePatterns=pages/(adding-a-widget|comment-reply|directory|drafts|link-tracking|loader|photo-gallery|places|plan-chooser/looks|reading-progress|scrolling|section-backgrounds|site-menu|site-wide/foreign)';

/** One more than the processors of a small machine, because pages often wait for timers. */
const PAGE_WORKERS = 3;

/** Tests static pages with recorded responses, independently of WordPress. */
async function pages(
	env: Record<string, string>,
	files: readonly string[],
	dist = 'dist',
): Promise<Outcome> {
	const site = await openStaticSite(dist);
	try {
		return await jest('pages', {
			files,
			// Do not put this option last: Jest would treat the following file names as its values.
			argv: [
				...(dist === 'dist' ? [] : [ASKED_ONCE]),
				`--maxWorkers=${PAGE_WORKERS}`,
				PATIENT,
			],
			env: { ...env, GAZETTEER_SITE: site.url, GAZETTEER_TESTED_DIST: dist },
		});
	} finally {
		site.close();
	}
}

/** Runs as many test files in parallel as there are sites, each on a restored site. */
async function onSites(
	project: 'wordpress' | 'demo',
	opening: readonly Promise<TestSite>[],
	options: {
		files: readonly string[];
		env: Record<string, string>;
		label: string;
		argv?: readonly string[];
	},
): Promise<Outcome> {
	const sites = await Promise.all(opening);
	const forWorkers = sites.flatMap(({ env }, index) =>
		Object.entries(env).map(([name, value]) => [`${name}_${index + 1}`, value]),
	);
	try {
		return await jest(project, {
			...options,
			argv: [...(options.argv ?? []), `--maxWorkers=${sites.length}`, PATIENT],
			env: { ...options.env, ...Object.fromEntries(forWorkers) },
		});
	} finally {
		await Promise.all(sites.map((site) => site.end()));
	}
}

/** Starts sites without waiting for them. */
const opened = (
	count: number,
	...given: Parameters<typeof openTestSite>
): readonly Promise<TestSite>[] =>
	Array.from({ length: count }, () => {
		const opening = openTestSite(...given);
		opening.catch(() => undefined);
		return opening;
	});

/** Tests static pages while the sites start, then the releases in parallel, and finally the demo of `npm start`. */
export async function inBrowsers(wanted: Wanted, keep: Keep): Promise<void> {
	const chrome = ensureChromium(say);
	if (!chrome) {
		await keep('browser tests', async () =>
			badly('the browser tests', 'There is no Chromium here, and none could be had.'),
		);
		return;
	}
	const { files } = wanted;
	const { tried, missing, env: forCores } = await coresHere(wanted);
	const env = { GAZETTEER_CHROME: chrome, ...forCores };
	const engine = isPhpHere() ? 'machine' : 'webassembly';
	// Use two sites per release: while one test file waits, the other uses the processor.
	const perRelease = engine === 'machine' && files.length === 0 ? 2 : 1;
	const releases = wanted.part('wordpress')
		? tried.map(({ release, folder }) => ({
				release,
				opening: opened(perRelease, folder, engine),
			}))
		: [];

	if (wanted.part('pages')) {
		await keep('static pages', async () => withMissingCores(await pages(env, files), missing));
	}
	if (wanted.part('react-19')) {
		await keep('static pages on React 19', async () => {
			await buildOnReact19();
			return pages(env, files, REACT_19.dist);
		});
	}
	const onReleases = releases.map(({ release, opening }, index) =>
		keep(`WordPress ${release}`, async () =>
			withMissingPrograms(
				await onSites('wordpress', opening, {
					files,
					env: { ...env, GAZETTEER_SHARE: `${index}/${releases.length}` },
					label: `${release} `,
					argv: files.length ? [] : leavingToOthers(index, releases.length),
				}),
			),
		),
	);
	for (const release of missing.filter(wanted.release)) {
		if (!wanted.part('wordpress')) break;
		await keep(`WordPress ${release}`, () =>
			leftOut('wordpress', { release, files, covers: 'the plugin on this release' }),
		);
	}
	const newest = tried.at(-1);
	if (wanted.part('demo') && !newest) {
		const covers = 'what npm start serves';
		await keep('the demo on WebAssembly', () =>
			leftOut('demo', { release: WORDPRESS.newest, files, covers }),
		);
	}
	if (wanted.part('demo') && newest) {
		// The demo takes a minute to start, so start it when the first release is done.
		const opening = opened(1, newest.folder, 'webassembly');
		if (onReleases.length) await Promise.race(onReleases);
		await keep('the demo on WebAssembly', () =>
			onSites('demo', opening, {
				files,
				env,
				label: 'demo ',
			}),
		);
	}
	await Promise.all(onReleases);
}
