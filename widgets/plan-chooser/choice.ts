import type { Duration } from '@gazetteer/contract';

/** Which plans are wanted. */
export interface Choice {
	/** The general plans, rather than a category's. */
	readonly standard: boolean;
	/** A term, or 0 as long as none is chosen. */
	readonly category: number;
	/** Empty on a page that has no periods. */
	readonly period: Duration | '';
}

/** Whose plans, whatever the period. */
export const subjectOf = ({ standard, category }: Choice) => [standard, category].join();

export const keyOf = (choice: Choice) => [subjectOf(choice), choice.period].join();

export const isSame = (one: Choice, other: Choice) => keyOf(one) === keyOf(other);
