const LONGEST = 40;

/** Lower case, Latin letters, digits and hyphens; '' where nothing of it is. */
export const cleanSlug = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9_]+/g, '-')
		.slice(0, LONGEST)
		.replace(/^-+|-+$/g, '');

/** A slug after the label, or after `otherwise` where the label has no Latin letter; none is given twice. */
export function slugFrom(label: string, otherwise: string, taken: readonly string[]): string {
	const slug = cleanSlug(label) || otherwise;
	let free = slug;
	for (let count = 2; taken.includes(free); count++) free = `${slug}-${count}`;
	return free;
}
