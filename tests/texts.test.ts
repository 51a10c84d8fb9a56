import { readFileSync } from 'node:fs';
import path from 'node:path';
import nspell from 'nspell';
import {
	COMMENTS,
	PROSE,
	STRINGS,
	TITLES,
	comments,
	prose,
	strings,
	titles,
	type Text,
} from './texts/sources.ts';

/**
 * Phrases of an older writing style that readers had to decode. The project’s texts must not
 * contain them.
 */
const DECODED =
	/\b(whoever|whosoever|whomever|anew|in place of|of (?:ours|theirs|yours)|nobody|somebody|once more|what became of|what becomes of|(?:says?|tells?) nothing|for the eye|for ears|by ear|lets? go of|takes? away|taken away|for good|comes? to nothing|no matter who|thereof|lest|shall|a way on|has been judged)\b/i;

const places = (texts: readonly Text[]) =>
	texts.map(({ file, line, text }) => `${file}:${line} ${text}`);

const decoded = (texts: readonly Text[]) =>
	places(texts.filter(({ text }) => DECODED.test(text.replace(/[“"`][^”"`]*[”"`]/g, ''))));

/** Reads a file of a package that exports only its module. */
const dictionary = (name: string) =>
	readFileSync(path.join(__dirname, '../node_modules/dictionary-en', name));

const speller = nspell(dictionary('index.aff'), dictionary('index.dic')).personal(
	readFileSync(path.join(__dirname, 'texts/words.txt'), 'utf8'),
);

/** Names in code, file names, file extensions and placeholders are no words of the language. */
const NO_WORDS =
	/<[^>]*>|\{[^}]*\}|\[[^\]]*\]|%(?:\d\$)?[sd]|&\w+;|\\.|\w*[_@/.#=:*~]\w[\w./@#=:*~-]*|\B[.#-]+\w+/g;

function misspelled(texts: readonly Text[]): string[] {
	return texts.flatMap(({ file, line, text }) =>
		(text.replace(NO_WORDS, ' ').match(/[A-Za-z’']+/g) ?? [])
			.map((word) => word.replace(/’/g, "'").replace(/^'+|'+$|'s$/g, ''))
			.filter((word) => word.length > 2 && !/[a-z][A-Z]|^[A-Z]{2,}s?$/.test(word))
			.filter((word) => !speller.correct(word))
			.map((word) => `${word} (${file}:${line})`),
	);
}

describe('texts of the project', () => {
	it('texts are found in code, tests, pages and the translation template', () => {
		expect(COMMENTS.length).toBeGreaterThan(3000);
		expect(TITLES.length).toBeGreaterThan(1500);
		expect(PROSE.length).toBeGreaterThan(1000);
		expect(STRINGS.length).toBeGreaterThan(1000);
	});

	it('comment marks and Markdown are removed from the texts', () => {
		expect(comments('a.ts', 'x();\n/**\n * Returns\n * it.\n */\n// One\n// two\n')).toEqual([
			{ file: 'a.ts', line: 2, text: 'Returns it.' },
			{ file: 'a.ts', line: 6, text: 'One two' },
		]);
		expect(titles('a.ts', "it.each(rows)('adds %i', () => {});")[0]?.text).toBe('adds %i');
		expect(prose('a.md', 'Run `npm`.\n```\ncode\n```')).toEqual([
			{ file: 'a.md', line: 1, text: 'Run  .' },
		]);
		expect(strings('a.pot', 'msgid ""\n"Save "\n"it"\n')[0]?.text).toBe('Save it');
	});

	it('the texts contain none of the phrases that readers had to decode', () => {
		expect(decoded([...COMMENTS, ...TITLES, ...PROSE, ...STRINGS])).toEqual([]);
	});

	it('every test title has a subject', () => {
		expect(places(TITLES.filter(({ text }) => /^(is|are|has|that) /.test(text)))).toEqual([]);
	});

	it('no comment begins with “What”', () => {
		expect(places(COMMENTS.filter(({ text }) => /^What\b(?!.*\?$)/.test(text)))).toEqual([]);
	});

	it('docs and user-visible texts have US spelling', () => {
		expect(misspelled([...PROSE, ...STRINGS])).toEqual([]);
	});
});
