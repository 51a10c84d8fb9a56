const LONGEST = 40;

/** Lower-case Latin letters, digits and hyphens; '' if none remain. */
export const cleanSlug = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9_]+/g, '-')
		.slice(0, LONGEST)
		.replace(/^-+|-+$/g, '');

/** A unique slug from the label, or from `otherwise` if the label has no Latin letter. */
export function slugFrom(label: string, otherwise: string, taken: readonly string[]): string {
	const slug = cleanSlug(label) || otherwise;
	let free = slug;
	for (let count = 2; taken.includes(free); count++) free = `${slug}-${count}`;
	return free;
}
