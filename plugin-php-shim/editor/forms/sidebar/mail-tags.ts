import { namedFields, type FormField } from '../fields/form-fields.ts';

/** What a mail can say of where and when, apart from the fields. */
export const OTHER_TAGS = ['all-fields', '_site_title', '_form', '_url', '_date', '_time'] as const;

/** A gap in a mail, as somebody may have written it. */
const TAG = /\[([a-z_][\w-]*)\]/gi;

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
