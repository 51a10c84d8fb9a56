import { fieldOfInput } from '@gazetteer/contract';
import type { ChosenFile, RuleField } from '../types.ts';

/**
 * Groups form data by field. If several texts have the same name without brackets, the last one is
 * used, as in PHP.
 */
export function readFields(
	entries: Iterable<readonly [name: string, value: string | ChosenFile]>,
): Map<string, RuleField> {
	const fields = new Map<string, { texts: string[]; files: ChosenFile[] }>();
	for (const [key, value] of entries) {
		const name = fieldOfInput(key);
		const field = fields.get(name) ?? { texts: [], files: [] };
		fields.set(name, field);
		if (typeof value !== 'string') field.files.push(value);
		else if (key === name) field.texts = [value];
		else field.texts.push(value);
	}
	return fields;
}
