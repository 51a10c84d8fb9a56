/** A translatable text in the source. */
export interface Phrase {
	readonly text: string;
	readonly plural?: string;
	readonly context?: string;
	readonly note?: string;
}

/** Matches a comment, a string or a gettext call, whichever comes first. */
const TOKEN =
	/(?<comment>\/\*[\s\S]*?\*\/|(?:(?<!:)\/\/|#(?!\[)).*)|(?<literal>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|(?<![\w$>])(?<call>(?:esc_html|esc_attr)?_[_exn]x?)\(|(?<word>[\w$]+)/g;
const LITERAL = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*,?/y;
const NOTE = /translators:/i;

const unescaped = (inside: string) => inside.replace(/\\(['"\\])/g, '$1').replace(/\\n/g, '\n');

/** Returns the string literals at the start of a call's arguments. */
function literals(code: string, from: number): string[] {
	const found: string[] = [];
	LITERAL.lastIndex = from;
	for (let match = LITERAL.exec(code); match; match = LITERAL.exec(code)) {
		found.push(unescaped(match[1] ?? match[2] ?? ''));
	}
	return found;
}

function phrase(call: string, args: readonly string[], note: string | undefined): Phrase[] {
	const [text, second] = args;
	const kind = call.replace(/^esc_(html|attr)/, '');
	// A plural call has a number before the text domain. `literals()` stops there, so the text
	// domain is missing.
	const isPlural = kind.startsWith('_n');
	if (!text || (!isPlural && args.at(-1) !== 'gazetteer')) {
		return [];
	}
	return [
		{
			text,
			...(isPlural && second ? { plural: second } : {}),
			...(kind === '_x' || kind === '_ex' ? { context: second ?? '' } : {}),
			...(note ? { note } : {}),
		},
	];
}

/** Returns the texts in the gettext calls of a PHP or TypeScript file. */
export function phrasesOfScript(code: string): Phrase[] {
	const found: Phrase[] = [];
	let note: string | undefined;
	for (const match of code.matchAll(TOKEN)) {
		const { comment, call } = match.groups ?? {};
		if (comment && NOTE.test(comment)) {
			note = comment.replace(/^\/[*/]+\s*|\s*\*\/$/g, '');
		}
		if (!call) {
			continue;
		}
		found.push(...phrase(call, literals(code, match.index + match[0].length), note));
		note = undefined;
	}
	return found;
}

/**
 * Returns the texts of a block.json that WordPress translates, with the contexts that WordPress
 * uses.
 */
export function phrasesOfBlock(json: string): Phrase[] {
	const {
		title,
		description,
		keywords = [],
	} = JSON.parse(json) as {
		title?: string;
		description?: string;
		keywords?: string[];
	};
	return [
		...(title ? [{ text: title, context: 'block title' }] : []),
		...(description ? [{ text: description, context: 'block description' }] : []),
		...keywords.map((text) => ({ text, context: 'block keyword' })),
	];
}

/** Returns the texts of the plugin header that the list of plugins shows. */
export const phrasesOfHeader = (code: string): Phrase[] =>
	['Plugin Name', 'Description'].flatMap((field) => {
		const text = new RegExp(`^ \\* ${field}:\\s*(.+)$`, 'm').exec(code)?.[1]?.trim();
		return text ? [{ text, note: `${field} of the plugin` }] : [];
	});
