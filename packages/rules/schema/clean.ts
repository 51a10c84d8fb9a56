import type { ChosenFile, RuleField } from '../types.ts';

/** A file input that nothing is chosen in sends one file without a name. */
const isChosen = ({ name }: ChosenFile) => name;

/** Blanks at the ends are no part of a value, and a value of blanks alone is none. */
export function clean({ texts, files }: RuleField): RuleField {
	const values: string[] = [];
	for (const text of texts) {
		const value = text.trim();
		if (value) values.push(value);
	}
	return { texts: values, files: files.filter(isChosen) };
}
