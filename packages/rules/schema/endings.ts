import { MIME_TYPES, type Schema, type SchemaRule } from '@gazetteer/contract';

/** Whether a MIME type matches an entry such as `image/png` or `image/*`. */
const matchesEntry = (type: string, entry: string) =>
	[type.toLowerCase(), type.replace(/\/.*/, '/*')].includes(entry);

/** Returns the file extensions for an entry of a `file` rule: `.pdf`, `image/png` or `image/*`. */
function extensionsOf(accepted: string | number): string[] {
	const entry = String(accepted).trim().toLowerCase();
	if (/^\../.test(entry)) return [entry];
	return Object.entries(MIME_TYPES).flatMap(([type, extensions]) =>
		matchesEntry(type, entry) ? extensions.split(' ').map((extension) => `.${extension}`) : [],
	);
}

const expandTypes = (rule: SchemaRule): SchemaRule => ({
	...rule,
	...(rule.rule === 'file' && { accept: rule.accept?.flatMap(extensionsOf) ?? [] }),
	...(rule.rules && { rules: rule.rules.map(expandTypes) }),
});

/** Returns a copy of the schema in which file extensions replace the MIME types. */
export const withExtensions = (schema: Schema): Schema => ({
	...schema,
	rules: schema.rules.map(expandTypes),
});
