export type Details = Readonly<Record<string, unknown>>;
export type Value = string | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/** What a listing keeps beside its text and its terms. */
export interface Listing {
	readonly details: Details;
	/** What its custom fields hold, by slug. */
	readonly values: Values;
	/** Numbers of images, with commas between them. */
	readonly gallery: string;
	/** 0 for none. */
	readonly plan: number;
}

/** A part of the panel gets the listing and says what is to change of it. */
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
