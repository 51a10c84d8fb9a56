const MULTIPLIER = 48_271;
const MODULUS = 2 ** 31 - 1;

/**
 * A random number generator that returns the same numbers for the same seed (Lehmer’s generator),
 * on every machine.
 */
export function seeded(seed: number) {
	let state = (seed % (MODULUS - 1)) + 1;
	const below = (limit: number) => {
		state = (state * MULTIPLIER) % MODULUS;
		return Math.floor((state / MODULUS) * limit);
	};
	const pick = <T>(choices: readonly T[]): T => choices[below(choices.length)]!;
	const many = <T>(most: number, make: () => T): T[] =>
		Array.from({ length: below(most + 1) }, make);
	return { below, pick, many };
}

export type Chance = ReturnType<typeof seeded>;
