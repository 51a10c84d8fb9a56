/** The bounds of a time of day, both ends included. Spec §9. */
export const CLOCK = {
	hour: { min: 0, max: 23 },
	minute: { min: 0, max: 59 },
	second: { min: 0, max: 59 },
} as const;

/** A date is year, month, day; a year may be longer than four digits, never shorter. Spec §9. */
export const DATE = { format: 'YYYY-MM-DD', minYearDigits: 4 } as const;

/** Days of the week as the schema numbers them. Spec §9. */
export const WEEKDAY = {
	monday: 1,
	tuesday: 2,
	wednesday: 3,
	thursday: 4,
	friday: 5,
	saturday: 6,
	sunday: 7,
} as const;
