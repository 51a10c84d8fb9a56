const LONGEST = 60;
const PREFIX = 'field-';

const cut = (name: string, most = LONGEST) => name.slice(0, most).replace(/-+$/, '');

/**
 * A name that can be posted to any page: letters, digits and hyphens, and no reserved name of WordPress. Same rules
 * as `FieldNames` on the server; tests/cases/contact/field-names.json tests both.
 */
export function cleanName(name: string, takenByWordPress: readonly string[]): string {
	const clean = cut(name.replace(/[^a-z0-9_-]+/gi, '-').replace(/^[^a-z]+/i, ''));
	const low = clean.toLowerCase();
	const isTaken = takenByWordPress.includes(low) || low.startsWith('gazetteer_');
	return isTaken ? cut(PREFIX + clean) : clean;
}

/** The name, with a number if another field has it. */
export function freeName(name: string, taken: readonly string[]): string {
	const low = taken.map((other) => other.toLowerCase());
	let free = name;
	for (let count = 2; low.includes(free.toLowerCase()); count++) {
		free = `${cut(name, LONGEST - `-${count}`.length)}-${count}`;
	}
	return free;
}

/** A unique name from the label, or from the type if the label has no Latin letter. */
export function nameFromLabel(
	label: string,
	type: string,
	taken: readonly string[],
	takenByWordPress: readonly string[],
): string {
	const words = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
	return freeName(cleanName(words, takenByWordPress) || type, taken);
}
