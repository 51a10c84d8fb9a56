import { namedFields, type FormField } from '../fields/form-fields.ts';

export const ALL_FIELDS = 'all-fields';

/** Mail tags that do not refer to a field of the form. */
export const OTHER_TAGS = [
	ALL_FIELDS,
	'_site_title',
	'_form',
	'_url',
	'_post_title',
	'_post_url',
	'_date',
	'_time',
] as const;

/**
 * Matches a mail tag. The PHP class `MailTags` has the same pattern. Both are tested with
 * tests/cases/contact/mail-tags.json.
 */
const TAG = /\[(_?[a-z][a-z0-9_-]*)\]/gi;

/** Returns the distinct mail tags in a text. */
export const tagsIn = (text: string): string[] => [
	...new Set([...text.matchAll(TAG)].map(([, name = '']) => name)),
];

/** Returns the mail tags that match no field of the form. */
export function unknownTags(texts: readonly string[], fields: readonly FormField[]): string[] {
	const known = new Set<string>(OTHER_TAGS);
	for (const { name } of namedFields(fields)) known.add(name);
	return tagsIn(texts.join(' ')).filter((name) => !known.has(name));
}
