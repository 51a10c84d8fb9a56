/** Matches a complete HTML page, such as a login page. An object in such a page is not a response. */
const PAGE = /^\s*<(!doctype|html|head|body)\b/i;

/** Matches the start of an object as PHP encodes it. Does not match braces in a PHP notice. */
const OBJECT = /\{\s*"/;

export interface ObjectWithin {
	readonly body: unknown;
	/** The text before and after the object. */
	readonly around: readonly string[];
}

/**
 * Extracts the JSON object from a response with other output around it. Older servers print PHP
 * notices into their responses.
 */
export function objectWithin(text: string): ObjectWithin | undefined {
	if (PAGE.test(text)) return undefined;
	const start = text.search(OBJECT);
	const end = text.lastIndexOf('}') + 1;
	try {
		const body: unknown = JSON.parse(text.slice(start, end));
		return { body, around: [text.slice(0, start), text.slice(end)] };
	} catch {
		// The text contains no object, an incomplete one or several.
		return undefined;
	}
}
