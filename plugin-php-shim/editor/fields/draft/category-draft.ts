import type { CategoryField } from '../list/field.ts';
import { slugFrom } from '../list/slug.ts';

/** What is worked on: the fields of one category or of all listings, and what the category offers. */
export interface Draft {
	readonly fields: readonly CategoryField[];
	/** Names of features. */
	readonly features: readonly string[];
	/** The place for features is there while there are none. */
	readonly showsEmpty: boolean;
}

export const NOTHING: Draft = { fields: [], features: [], showsEmpty: false };

export const isSame = (one: Draft, other: Draft): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

export const isSameField = (one: CategoryField | undefined, other: CategoryField): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** Each field that its maker gave no name gets one after its label, which no other of the site has. */
export function named(
	fields: readonly CategoryField[],
	takenElsewhere: readonly string[],
): readonly CategoryField[] {
	const taken = [...takenElsewhere, ...fields.flatMap(({ slug }) => slug || [])];
	return fields.map((field) => {
		if (field.slug !== '') return field;
		const slug = slugFrom(field.label, field.kind, taken);
		taken.push(slug);
		return { ...field, slug };
	});
}

/** A field as it is kept, in the place of the one that was sent; of what was changed meanwhile only that it is there now. */
export const withKept = (now: Draft, sent: Draft, kept: CategoryField): Draft => ({
	...now,
	fields: now.fields.map((field) => {
		if (field.key !== kept.key) return field;
		if (sent.fields.includes(field)) return kept;
		return {
			...field,
			id: kept.id,
			slug: field.slug || kept.slug,
			savedSlug: kept.savedSlug,
		};
	}),
});
