/** A value of a contract constant. Objects and lists can be nested. */
export type Value =
	string | number | boolean | readonly Value[] | { readonly [key: string]: Value };

/** Returns a single-quoted PHP literal. Only quotes and backslashes need an escape. */
export const phpText = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

function membersOf(value: readonly Value[] | { readonly [key: string]: Value }): string[] {
	return Array.isArray(value)
		? value.map((member: Value) => phpValue(member))
		: Object.entries(value).map(([key, member]) => `${phpText(key)} => ${phpValue(member)}`);
}

/** Returns a value as PHP source on one line. */
export function phpValue(value: Value): string {
	if (typeof value === 'string') {
		return phpText(value);
	}
	return typeof value === 'object' ? `[${membersOf(value).join(', ')}]` : String(value);
}

const WIDTH = 100;

/** Returns a PHP statement with a value. A long list has one line per member. */
export function phpStatement(head: string, value: Value): string {
	const line = `    ${head} = ${phpValue(value)};`;
	if (line.length <= WIDTH || typeof value !== 'object') {
		return line;
	}
	const members = membersOf(value).map((member) => `        ${member},`);
	return [`    ${head} = [`, ...members, '    ];'].join('\n');
}
