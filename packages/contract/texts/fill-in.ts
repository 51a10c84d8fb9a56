/** Replaces `{placeholders}` in a translated text. Placeholders without a value stay unchanged. */
export const fillIn = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{(\w+)\}/g, (gap, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : gap,
	);
