import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
/** Files whose texts are not checked: generated files, and the data of test cases. */
const LEFT_OUT = /(^|\/)(Contract|cases)\/|blocks-manifest\.php$|WidgetTexts\.php$/;
const CODE = /\.(tsx?|mjs|php|css)$/;

export interface Text {
	readonly file: string;
	readonly line: number;
	readonly text: string;
}

const trackedFiles = (): string[] =>
	execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
		.split('\0')
		.filter((file) => file && !LEFT_OUT.test(file) && existsSync(path.join(ROOT, file)));

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const lineAt = (source: string, at: number) => source.slice(0, at).split('\n').length;

/** The text of a comment in one line, without the comment characters. */
const unwrapped = (comment: string) =>
	comment
		.replace(/^\/\*\*?|\*\/$/g, '')
		.replace(/^[\t ]*(\*|\/\/)[\t ]?/gm, '')
		.replace(/\s+/g, ' ')
		.trim();

/** Block comments, and line comments that fill their lines; adjacent lines are one comment. */
export function comments(file: string, source = read(file)): Text[] {
	const found = source.matchAll(/^[\t ]*(\/\*[\s\S]*?\*\/|\/\/.*(?:\n[\t ]*\/\/.*)*)/gm);
	return [...found].map((match) => ({
		file,
		line: lineAt(source, match.index),
		text: unwrapped(match[1] ?? ''),
	}));
}

/** The titles of `describe`, `it` and `test`, tables included. */
export function titles(file: string, source = read(file)): Text[] {
	const found = source.matchAll(
		/^\s*(?:it|test|describe)(?:\.\w+)?(?:\([^)]*\))?\(\s*(["'`])(.+?)\1/gm,
	);
	return [...found].map((match) => ({
		file,
		line: lineAt(source, match.index),
		text: match[2] ?? '',
	}));
}

/** The prose of a Markdown page: no fenced code, no code spans, no addresses. */
export function prose(file: string, source = read(file)): Text[] {
	let fenced = false;
	return source.split('\n').flatMap((line, index) => {
		if (line.startsWith('```')) {
			fenced = !fenced;
			return [];
		}
		const text = line
			.replace(/`[^`]*`/g, ' ')
			.replace(/\]\([^)]*\)/g, ']')
			.replace(/https?:\S+/g, ' ');
		return fenced ? [] : [{ file, line: index + 1, text }];
	});
}

/** The English texts of the translation template. */
export function strings(file: string, source = read(file)): Text[] {
	const found = source.matchAll(/^msgid(?:_plural)? ((?:".*"\n?)+)/gm);
	return [...found].map((match) => ({
		file,
		line: lineAt(source, match.index),
		text: [...(match[1] ?? '').matchAll(/"(.*)"/g)].map(([, part]) => part).join(''),
	}));
}

const tracked = trackedFiles();

export const COMMENTS = tracked.filter((file) => CODE.test(file)).flatMap((file) => comments(file));
export const TITLES = tracked
	.filter((file) => /^tests\/.*\.tsx?$/.test(file))
	.flatMap((file) => titles(file));
export const PROSE = tracked
	.filter((file) => file.endsWith('.md') || file.endsWith('readme.txt'))
	.flatMap((file) => prose(file));
export const STRINGS = tracked
	.filter((file) => file.endsWith('.pot'))
	.flatMap((file) => strings(file));
