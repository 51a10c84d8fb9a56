import { fieldOfInput } from '@gazetteer/contract';
import type { ChosenFile, RuleField } from '../types.ts';

/**
 * The fields of a form from what it would send. Of several texts under a name without brackets the
 * last one counts, since it is the only one that PHP keeps.
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
