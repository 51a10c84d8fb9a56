/** The range of a time of day. Both limits are included. Spec §9. */
export const CLOCK = {
	hour: { min: 0, max: 23 },
	minute: { min: 0, max: 59 },
	second: { min: 0, max: 59 },
} as const;

/** The format of a date. Its year has four or more digits. Spec §9. */
export const DATE = { format: 'YYYY-MM-DD', minYearDigits: 4 } as const;

/** The numbers of weekdays in a contact form's schema. Spec §9. */
export const WEEKDAY = {
	monday: 1,
	tuesday: 2,
	wednesday: 3,
	thursday: 4,
	friday: 5,
	saturday: 6,
	sunday: 7,
} as const;
