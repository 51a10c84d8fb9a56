const LONGEST = 60;
const PREFIX = 'field-';

const cut = (name: string, most = LONGEST) => name.slice(0, most).replace(/-+$/, '');

/**
 * Returns a valid field name: letters, digits and hyphens. Excludes names that WordPress reserves.
 * The PHP class `FieldNames` has the same rules. Both are tested with
 * tests/cases/contact/field-names.json.
 */
export function cleanName(name: string, takenByWordPress: readonly string[]): string {
	const clean = cut(name.replace(/[^a-z0-9_-]+/gi, '-').replace(/^[^a-z]+/i, ''));
	const low = clean.toLowerCase();
	const isTaken = takenByWordPress.includes(low) || low.startsWith('gazetteer_');
	return isTaken ? cut(PREFIX + clean) : clean;
}

/** Returns the name, with a number at the end if another field has the same name. */
export function freeName(name: string, taken: readonly string[]): string {
	const low = taken.map((other) => other.toLowerCase());
	let free = name;
	for (let count = 2; low.includes(free.toLowerCase()); count++) {
		free = `${cut(name, LONGEST - `-${count}`.length)}-${count}`;
	}
	return free;
}

/**
 * Returns a unique name from the label, or from the field type if the label contains no Latin
 * letter.
 */
export function nameFromLabel(
	label: string,
	type: string,
	taken: readonly string[],
	takenByWordPress: readonly string[],
): string {
	const words = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
	return freeName(cleanName(words, takenByWordPress) || type, taken);
}
