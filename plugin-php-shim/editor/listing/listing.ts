export type Details = Readonly<Record<string, unknown>>;
export type Value = string | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/**
 * The data of a listing that the panels edit. Does not include its title, description and terms.
 */
export interface Listing {
	readonly details: Details;
	/** The values of custom fields, by slug. */
	readonly values: Values;
	/** Attachment IDs, separated by commas. */
	readonly gallery: string;
	/** The ID of the plan, or 0. */
	readonly plan: number;
}

/** The props of a panel: the listing, and a function that changes it. */
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
