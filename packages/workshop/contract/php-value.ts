/** What a table may hold, nested as it likes. */
export type Value =
	string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/** A single-quoted literal, in which PHP gives a meaning to these two characters and to no other. */
export const phpText = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function membersOf(value: readonly Value[] | { readonly [key: string]: Value }): string[] {
	return Array.isArray(value)
		? value.map((member: Value) => phpValue(member))
		: Object.entries(value).map(([key, member]) => `${phpText(key)} => ${phpValue(member)}`);
}

/** A value as PHP source, on one line. */
export function phpValue(value: Value): string {
	if (typeof value === 'string') {
		return phpText(value);
	}
	return typeof value === 'object' ? `[${membersOf(value).join(', ')}]` : String(value);
}

const WIDTH = 100;

/** The same below the head of a statement: a list too long for the line takes a line a member. */
export function phpStatement(head: string, value: Value): string {
	const line = `    ${head} = ${phpValue(value)};`;
	if (line.length <= WIDTH || typeof value !== 'object') {
		return line;
	}
	const members = membersOf(value).map((member) => `        ${member},`);
	return [`    ${head} = [`, ...members, '    ];'].join('\n');
}
