/** The keys with one more, or one fewer. */
export const withKey = (keys: readonly string[], key: string, isIn: boolean): string[] => {
	const others = keys.filter((each) => each !== key);
	return isIn ? [...others, key] : others;
};

/** Whether all of them are in, none of them, or some. */
export function extent(keys: readonly string[], all: readonly string[]): 'all' | 'none' | 'some' {
	const count = all.filter((key) => keys.includes(key)).length;
	if (count === 0) return 'none';
	return count === all.length ? 'all' : 'some';
}

interface Offered {
	readonly key: string;
	readonly supported: boolean;
}

/** What can be ticked: all that listings can show here, and what else the plan came with. */
export const offeredFor = <One extends Offered>(
	inclusions: readonly One[],
	included: readonly string[],
): One[] => inclusions.filter(({ key, supported }) => supported || included.includes(key));
