/** The ends of the supported range; every site the demo and the tests boot is one of them unless told otherwise. */
export const WORDPRESS = {
	oldest: '6.5',
	newest: '7.1',
} as const;

/** A release such as '6.8', or an end of the range by name. */
export type WordPressWish = keyof typeof WORDPRESS | (string & {});

const isEnd = (wish: string): wish is keyof typeof WORDPRESS => wish in WORDPRESS;

export const releaseOf = (wish: WordPressWish): string => (isEnd(wish) ? WORDPRESS[wish] : wish);
