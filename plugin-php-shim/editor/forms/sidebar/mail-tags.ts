import { namedFields, type FormField } from '../fields/form-fields.ts';

export const ALL_FIELDS = 'all-fields';

/** What a mail can say of where and when, apart from the fields. */
export const OTHER_TAGS = [ALL_FIELDS, '_site_title', '_form', '_url', '_date', '_time'] as const;

/** As the server's `MailTags` finds them: tests/cases/contact/mail-tags.json holds for both. */
const TAG = /\[(_?[a-z][a-z0-9_-]*)\]/gi;

/** Every tag of the text, once. */
export const tagsIn = (text: string): string[] => [
	...new Set([...text.matchAll(TAG)].map(([, name = '']) => name)),
];

/** Those tags of the texts that stand for nothing of this form. */
export function unknownTags(texts: readonly string[], fields: readonly FormField[]): string[] {
	const known = new Set<string>(OTHER_TAGS);
	for (const { name } of namedFields(fields)) known.add(name);
	return tagsIn(texts.join(' ')).filter((name) => !known.has(name));
}
