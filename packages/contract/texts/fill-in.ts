/** Replaces the `{placeholders}` of a translated text. Unknown placeholders stay. */
export const fillIn = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{(\w+)\}/g, (gap, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : gap,
	);
