/** Whether a value is past its bound, downwards or upwards. NaN is on neither side of anything. */
export type IsPast = <T extends number | string>(value: T, bound: T) => boolean;

export const isBelow: IsPast = (value, bound) => value < bound;

export const isAbove: IsPast = (value, bound) => value > bound;
