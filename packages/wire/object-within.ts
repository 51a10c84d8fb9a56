/** A complete page, such as a login page, may contain an object. It is not a response. */
const PAGE = /^\s*<(!doctype|html|head|body)\b/i;

/** The start of an object as PHP encodes it. Braces in a PHP notice do not match. */
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
		// No object, an incomplete one or several: the response is unusable.
		return undefined;
	}
}
