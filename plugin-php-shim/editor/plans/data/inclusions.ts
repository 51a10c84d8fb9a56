/** Returns the list of feature keys with one key added or removed. */
export const withKey = (keys: readonly string[], key: string, isIn: boolean): string[] => {
	const others = keys.filter((each) => each !== key);
	return isIn ? [...others, key] : others;
};

export function extent(keys: readonly string[], all: readonly string[]): 'all' | 'none' | 'some' {
	const count = all.filter((key) => keys.includes(key)).length;
	if (count === 0) return 'none';
	return count === all.length ? 'all' : 'some';
}

interface Offered {
	readonly key: string;
	readonly supported: boolean;
}

/**
 * Returns the features that the user can select: the features that this plugin supports, and the
 * features that the plan already includes.
 */
export const offeredFor = <One extends Offered>(
	inclusions: readonly One[],
	included: readonly string[],
): One[] => inclusions.filter(({ key, supported }) => supported || included.includes(key));
