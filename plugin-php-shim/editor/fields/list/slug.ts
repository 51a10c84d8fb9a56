const LONGEST = 40;

/** Converts a text to lower-case Latin letters, digits and hyphens. The result may be empty. */
export const cleanSlug = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9_]+/g, '-')
		.slice(0, LONGEST)
		.replace(/^-+|-+$/g, '');

/**
 * Returns a unique slug from the label, or from `otherwise` if the label contains no Latin letter.
 */
export function slugFrom(label: string, otherwise: string, taken: readonly string[]): string {
	const slug = cleanSlug(label) || otherwise;
	let free = slug;
	for (let count = 2; taken.includes(free); count++) free = `${slug}-${count}`;
	return free;
}
