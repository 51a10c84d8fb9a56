/** The ends of the supported range; every site the demo and the tests boot is one of them unless told otherwise. */
export const WORDPRESS = {
	oldest: '6.5',
	newest: '7.1',
} as const;

/** A release such as '6.8', or an end of the range by name. */
export type WordPressRelease = keyof typeof WORDPRESS | (string & {});

const isEnd = (asked: string): asked is keyof typeof WORDPRESS => asked in WORDPRESS;

export const releaseOf = (asked: WordPressRelease): string =>
	isEnd(asked) ? WORDPRESS[asked] : asked;
