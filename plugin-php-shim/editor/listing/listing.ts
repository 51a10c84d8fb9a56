export type Details = Readonly<Record<string, unknown>>;
export type Value = string | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/** The data of a listing besides its text and terms. */
export interface Listing {
	readonly details: Details;
	/** Custom field values, keyed by slug. */
	readonly values: Values;
	/** Attachment IDs, separated by commas. */
	readonly gallery: string;
	/** 0 for none. */
	readonly plan: number;
}

/** Props of a panel section: the listing, and a function to change it. */
export interface PartProps {
	readonly listing: Listing;
	readonly set: (changed: Partial<Listing>) => void;
}

export const textOf = ({ details }: Listing, name: string): string => {
	const value = details[name];
	return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

export const withDetails = ({ details }: Listing, changed: Details) => ({
	details: { ...details, ...changed },
});
