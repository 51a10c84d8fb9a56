import type { ChosenFile, RuleField } from '../types.ts';

/** The form data of an empty file input contains one file without a name. */
const isChosen = ({ name }: ChosenFile) => name;

/** Trims the texts of a field, and drops empty texts and empty file inputs. */
export function clean({ texts, files }: RuleField): RuleField {
	const values: string[] = [];
	for (const text of texts) {
		const value = text.trim();
		if (value) values.push(value);
	}
	return { texts: values, files: files.filter(isChosen) };
}
