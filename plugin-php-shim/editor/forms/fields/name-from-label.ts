const LONGEST = 40;
const PREFIX = 'field-';

/** A name that can be posted to any page: letters, digits and hyphens, and none of WordPress's own. */
export function cleanName(name: string, takenByWordPress: readonly string[]): string {
	const clean = name
		.replace(/[^a-z0-9_-]+/gi, '-')
		.replace(/^[^a-z]+/i, '')
		.replace(/-+$/, '');
	const low = clean.toLowerCase();
	return takenByWordPress.includes(low) || low.startsWith('gazetteer_') ? PREFIX + clean : clean;
}

/** A name after the label, or after the type where the label has no Latin letter; none is given twice. */
export function nameFromLabel(
	label: string,
	type: string,
	taken: readonly string[],
	takenByWordPress: readonly string[],
): string {
	const words = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
	const name = cleanName(words, takenByWordPress).slice(0, LONGEST).replace(/-+$/, '') || type;
	let free = name;
	for (let count = 2; taken.includes(free); count++) free = `${name}-${count}`;
	return free;
}
