/** The characters at which servers split the value into tags. */
const SENT = /[,\n]/;

/**
 * The characters that end a typed tag: commas of several scripts (Latin, Arabic, Chinese and
 * Japanese).
 */
export const TYPED = /[,،、，]/;

/**
 * The characters that separate tags in pasted text. Lists from other programs have one entry per
 * line or column.
 */
export const PASTED = /[,،、，;\r\n\t]/;

const folded = (tag: string) => tag.normalize('NFC').toLowerCase();

const plain = (tag: string) => tag.replace(/[\s,]+/g, ' ').trim();

/** Adds tags without duplicates, ignoring case. */
export function withTags(tags: readonly string[], more: readonly string[]): readonly string[] {
	const all = [...tags];
	for (const tag of more.map(plain)) {
		if (tag && !all.some((one) => folded(one) === folded(tag))) all.push(tag);
	}
	return all;
}

export const readTags = (text: string) => withTags([], text.split(SENT));

/**
 * Joins the tags to the value of the field, including the text that the visitor is still typing.
 */
export const writeTags = (tags: readonly string[], typed = '') =>
	[...tags, ...typed.split(TYPED).map(plain)].filter(Boolean).join(', ');
