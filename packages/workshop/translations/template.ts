import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { phrasesOfBlock, phrasesOfHeader, phrasesOfScript } from './phrases.ts';
import type { Phrase } from './phrases.ts';

const PLUGIN = 'plugin-php-shim';
const TEMPLATE = `${PLUGIN}/languages/gazetteer.pot`;
const BUILT = /^(dist|languages)\//;

const quoted = (text: string) => JSON.stringify(text);

/**
 * Returns an entry of the translation template, with references, notes for translators and an empty
 * translation.
 */
function entry({ text, plural, context, note }: Phrase, places: readonly string[]): string {
	return [
		...(note ? [`#. ${note}`] : []),
		...places.map((place) => `#: ${place}`),
		...(/%(\d+\$)?[sd]/.test(text) ? ['#, php-format'] : []),
		...(context ? [`msgctxt ${quoted(context)}`] : []),
		`msgid ${quoted(text)}`,
		...(plural
			? [`msgid_plural ${quoted(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']
			: ['msgstr ""']),
	].join('\n');
}

const header = (version: string) =>
	[
		'# This file is distributed under the GPL-2.0-or-later.',
		'msgid ""',
		'msgstr ""',
		`"Project-Id-Version: Gazetteer ${version}\\n"`,
		'"MIME-Version: 1.0\\n"',
		'"Content-Type: text/plain; charset=UTF-8\\n"',
		'"Content-Transfer-Encoding: 8bit\\n"',
		'"Plural-Forms: nplurals=2; plural=(n != 1);\\n"',
		'"X-Domain: gazetteer\\n"',
	].join('\n');

function phrasesOf(file: string, code: string): Phrase[] {
	if (file === 'gazetteer.php') {
		return [...phrasesOfHeader(code), ...phrasesOfScript(code)];
	}
	if (file.endsWith('block.json')) {
		return phrasesOfBlock(code);
	}
	return /\.(php|tsx?)$/.test(file) ? phrasesOfScript(code) : [];
}

/**
 * Returns the plugin's translation template. The files are sorted, so that the order is the same on
 * every machine.
 */
export function makeTemplate(checkout: string): string {
	const plugin = path.join(checkout, PLUGIN);
	const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
		.map((file) => file.split(path.sep).join('/'))
		.filter((file) => !BUILT.test(file) && /\.(php|tsx?|json)$/.test(file))
		.sort();

	const found = new Map<string, { phrase: Phrase; places: string[] }>();
	for (const file of files) {
		for (const phrase of phrasesOf(file, readFileSync(path.join(plugin, file), 'utf8'))) {
			const key = `${phrase.context ?? ''}\u0004${phrase.text}`;
			const known = found.get(key) ?? { phrase, places: [] };
			// References have no line numbers, because every edit would change the template.
			if (!known.places.includes(file)) {
				known.places.push(file);
			}
			found.set(key, known);
		}
	}

	const { version } = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as {
		version: string;
	};
	const entries = [...found.values()].map(({ phrase, places }) => entry(phrase, places));
	return [header(version), ...entries].join('\n\n') + '\n';
}

export const templateFile = (checkout: string) => path.join(checkout, TEMPLATE);
