/** As servers have always read them. */
const SENT = /[,\n]/;

/** Commas as people of several scripts type them. */
export const TYPED = /[,،、，]/;

/** Lists of other programs come in lines, or in columns. */
export const PASTED = /[,،、，;\r\n\t]/;

const folded = (tag: string) => tag.normalize('NFC').toLowerCase();

const plain = (tag: string) => tag.replace(/[\s,]+/g, ' ').trim();

/** Each tag once, however it is written. */
export function withTags(tags: readonly string[], more: readonly string[]): readonly string[] {
	const all = [...tags];
	for (const tag of more.map(plain)) {
		if (tag && !all.some((one) => folded(one) === folded(tag))) all.push(tag);
	}
	return all;
}

export const readTags = (text: string) => withTags([], text.split(SENT));

/** What is being typed goes along, as the tags that it would be. */
export const writeTags = (tags: readonly string[], typed = '') =>
	[...tags, ...typed.split(TYPED).map(plain)].filter(Boolean).join(', ');
