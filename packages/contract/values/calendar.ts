/** The inclusive range of a time of day. Spec §9. */
export const CLOCK = {
	hour: { min: 0, max: 23 },
	minute: { min: 0, max: 59 },
	second: { min: 0, max: 59 },
} as const;

/** A date is year, month and day. A year has four digits or more. Spec §9. */
export const DATE = { format: 'YYYY-MM-DD', minYearDigits: 4 } as const;

/** The numbers of weekdays in the schema. Spec §9. */
export const WEEKDAY = {
	monday: 1,
	tuesday: 2,
	wednesday: 3,
	thursday: 4,
	friday: 5,
	saturday: 6,
	sunday: 7,
} as const;
