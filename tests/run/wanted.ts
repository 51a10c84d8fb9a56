/** The parts of a run, by the names that select them. */
export const PARTS = [
	'build',
	'types',
	'lint',
	'unit',
	'php',
	'react-19',
	'pages',
	'wordpress',
	'demo',
	'clone',
	'size',
	'zip',
] as const;

export type Part = (typeof PARTS)[number];

/** The parts that `browser` selects. */
const IN_BROWSERS: readonly Part[] = ['pages', 'wordpress', 'demo'];
/** Parts that consist of test files. */
const WITH_FILES: readonly Part[] = ['unit', 'php', ...IN_BROWSERS, 'clone'];
/** Parts that need the build. */
const BUILT: readonly Part[] = [...IN_BROWSERS, 'react-19', 'size', 'zip'];

export interface Wanted {
	part: (name: Part) => boolean;
	/** Whether the WordPress tests run on this release. */
	release: (release: string) => boolean;
	/** Filters for test file paths; empty for all files. */
	files: readonly string[];
}

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);

/**
 * Without arguments, everything runs. A part name selects that part and its requirements, and
 * `browser` all browser tests. A release such as 6.5 selects the tests on that WordPress. Any other
 * argument filters test file paths.
 */
export const readWanted = (words: readonly string[]): Wanted => {
	const releases = words.filter((word) => /^\d+\.\d+$/.test(word));
	const files = words.filter(
		(word) => !isPart(word) && word !== 'browser' && !releases.includes(word),
	);
	const named = new Set<Part>(words.filter(isPart));
	const add = (...parts: readonly Part[]) => parts.forEach((part) => named.add(part));
	if (words.includes('browser')) add(...IN_BROWSERS);
	if (releases.length) add('wordpress');
	if (files.length && named.size === 0) add(...WITH_FILES);
	if (BUILT.some((part) => named.has(part))) add('build');
	return {
		part: (name) => named.size === 0 || named.has(name),
		release: (release) => releases.length === 0 || releases.includes(release),
		files,
	};
};
