/** A whole page, such as a login, may hold an object of its own. That is no answer to a call. */
const PAGE = /^\s*<(!doctype|html|head|body)\b/i;

/** How PHP's encoder begins an object. A notice may have braces of its own, but not these. */
const OBJECT = /\{\s*"/;

export interface ObjectWithin {
	readonly body: unknown;
	/** What stood before the object and after it. */
	readonly around: readonly string[];
}

/**
 * The object of an answer that PHP wrote notices or marks around: from the first brace to the last, or
 * nothing. Older servers do that where errors are displayed.
 */
export function objectWithin(text: string): ObjectWithin | undefined {
	if (PAGE.test(text)) return undefined;
	const start = text.search(OBJECT);
	const end = text.lastIndexOf('}') + 1;
	try {
		const body: unknown = JSON.parse(text.slice(start, end));
		return { body, around: [text.slice(0, start), text.slice(end)] };
	} catch {
		// No object, half an answer, or several: nobody guesses what was meant.
		return undefined;
	}
}
