import { namedFields, type FormField } from '../fields/form-fields.ts';

export const ALL_FIELDS = 'all-fields';

/** Mail tags besides the fields, for the site, the page and the time. */
export const OTHER_TAGS = [ALL_FIELDS, '_site_title', '_form', '_url', '_date', '_time'] as const;

/** Same pattern as `MailTags` on the server; tests/cases/contact/mail-tags.json tests both. */
const TAG = /\[(_?[a-z][a-z0-9_-]*)\]/gi;

/** The distinct tags in the text. */
export const tagsIn = (text: string): string[] => [
	...new Set([...text.matchAll(TAG)].map(([, name = '']) => name)),
];

/** The tags in the texts that match no field. */
export function unknownTags(texts: readonly string[], fields: readonly FormField[]): string[] {
	const known = new Set<string>(OTHER_TAGS);
	for (const { name } of namedFields(fields)) known.add(name);
	return tagsIn(texts.join(' ')).filter((name) => !known.has(name));
}
