/**
 * The oldest and the newest supported WordPress release. The demo and the tests use one of them by
 * default.
 */
export const WORDPRESS = {
	oldest: '6.5',
	newest: '7.1',
} as const;

/** A release such as '6.8', or 'oldest' or 'newest'. */
export type WordPressRelease = keyof typeof WORDPRESS | (string & {});

const isEnd = (asked: string): asked is keyof typeof WORDPRESS => asked in WORDPRESS;

export const releaseOf = (asked: WordPressRelease): string =>
	isEnd(asked) ? WORDPRESS[asked] : asked;
