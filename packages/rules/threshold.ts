import type { SchemaRule } from '@gazetteer/contract';
import type { RuleField, Rule } from './types.ts';

type Threshold = SchemaRule['threshold'];

/** The whole number that a threshold begins with. NaN where it begins with none, which bounds nothing. */
export const wholeNumber = (threshold: Threshold) => Number.parseInt(String(threshold), 10);

/** The same with fractions and powers. */
export const number = (threshold: Threshold) => Number.parseFloat(String(threshold));

/** Whether a value is past its bound, downwards or upwards. NaN is on neither side of anything. */
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
