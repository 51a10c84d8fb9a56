import type { CategoryField } from '../list/field.ts';
import { slugFrom } from '../list/slug.ts';

/** The edited data: the fields and features of one category, or the fields of all listings. */
export interface Draft {
	readonly fields: readonly CategoryField[];
	readonly features: readonly string[];
	/** Whether the listing form shows the features section if the category has no features. */
	readonly showsEmpty: boolean;
}

export const NOTHING: Draft = { fields: [], features: [], showsEmpty: false };

export const isSame = (one: Draft, other: Draft): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

export const isSameField = (one: CategoryField | undefined, other: CategoryField): boolean =>
	JSON.stringify(one) === JSON.stringify(other);

/** Adds a unique slug, derived from the label, to each field without a slug. */
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

/**
 * Updates the draft after a field was saved: replaces the field with the server's version. If the
 * user edited the field during the save, only updates its ID and its slugs.
 */
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
