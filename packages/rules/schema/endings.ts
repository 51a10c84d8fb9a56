import { MIME_TYPES, type Schema, type SchemaRule } from '@gazetteer/contract';

/** `image/png` names itself and `image/*`. */
const isNamedBy = (type: string, entry: string) =>
	[type.toLowerCase(), type.replace(/\/.*/, '/*')].includes(entry);

/** What a file's name may end with to be what an entry of the list says: `.pdf`, `image/png` or `image/*`. */
function endingsOf(accepted: string | number): string[] {
	const entry = String(accepted).trim().toLowerCase();
	if (/^\../.test(entry)) return [entry];
	return Object.entries(MIME_TYPES).flatMap(([type, extensions]) =>
		isNamedBy(type, entry) ? extensions.split(' ').map((extension) => `.${extension}`) : [],
	);
}

const spellOut = (rule: SchemaRule): SchemaRule => ({
	...rule,
	...(rule.rule === 'file' && { accept: rule.accept?.flatMap(endingsOf) ?? [] }),
	...(rule.rules && { rules: rule.rules.map(spellOut) }),
});

/** The same schema with the endings of names for the types of files. */
export const withEndings = (schema: Schema): Schema => ({
	...schema,
	rules: schema.rules.map(spellOut),
});
