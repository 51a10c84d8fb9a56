/** Puts values into the `{gaps}` of a text, after it was translated. An unknown gap stays a gap. */
export const fillIn = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{(\w+)\}/g, (gap, name: string) =>
		Object.hasOwn(values, name) ? String(values[name]) : gap,
	);
