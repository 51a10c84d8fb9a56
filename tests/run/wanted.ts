/** The parts that a run is made of, and the words a person picks them by. */
export const PARTS = ['build', 'types', 'lint', 'unit', 'php', 'browser', 'size', 'zip'] as const;

export type Part = (typeof PARTS)[number];

export interface Wanted {
	part: (name: Part) => boolean;
	/** Whether the browser tests run on this release of WordPress. */
	release: (release: string) => boolean;
	/** Parts of paths of test files; none means all files. */
	files: readonly string[];
}

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);

/**
 * No words: everything. A part's name: that part, and what it needs. A release such as 6.5: the browser tests on it.
 * Anything else is part of a test file's path.
 */
export const readWanted = (words: readonly string[]): Wanted => {
	const releases = words.filter((word) => /^\d+\.\d+$/.test(word));
	const files = words.filter((word) => !isPart(word) && !releases.includes(word));
	const named = new Set<Part>(words.filter(isPart));
	if (releases.length) named.add('browser');
	if (files.length && named.size === 0) named.add('unit').add('php').add('browser');
	if (named.has('browser') || named.has('size') || named.has('zip')) named.add('build');
	return {
		part: (name) => named.size === 0 || named.has(name),
		release: (release) => releases.length === 0 || releases.includes(release),
		files,
	};
};
