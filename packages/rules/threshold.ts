import type { SchemaRule } from '@gazetteer/contract';
import type { RuleField, Rule } from './types.ts';

type Threshold = SchemaRule['threshold'];

/**
 * Returns the whole number at the start of a threshold. Otherwise returns NaN, so that every
 * comparison is false.
 */
export const wholeNumber = (threshold: Threshold) => Number.parseInt(String(threshold), 10);

/** Returns the decimal number at the start of a threshold, or NaN. */
export const number = (threshold: Threshold) => Number.parseFloat(String(threshold));

/** Whether a value is outside of a limit. False if either number is NaN. */
export type IsPast = <T extends number | string>(value: T, bound: T) => boolean;

export const isBelow: IsPast = (value, bound) => value < bound;

export const isAbove: IsPast = (value, bound) => value > bound;

type Measure = (field: RuleField) => number;

const bounded =
	(isPast: IsPast) =>
	(measure: Measure): Rule =>
	({ threshold }) => {
		const bound = wholeNumber(threshold);
		return (field) => !isPast(measure(field), bound);
	};

export const atLeast = bounded(isBelow);

export const atMost = bounded(isAbove);
