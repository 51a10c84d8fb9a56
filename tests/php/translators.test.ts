import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PLUGIN = path.resolve(__dirname, '../../plugin-php-shim');

const TRANSLATED =
	/(?<!\w)(?:__|_e|_n|_x|_nx|_n_noop|esc_(?:html|attr)_[_ex])\(\s*(['"])((?:\\.|(?!\1).)*)\1/gs;
const VALUE = /%(?:\d+\$)?[sdf]|\{\w+\}/;
const NOTE = 'translators:';

/** Returns texts with a placeholder but without a translators' comment in the two lines above. */
function unexplained(code: string): string[] {
	const lines = code.split('\n');
	return [...code.matchAll(TRANSLATED)].flatMap(({ 2: text = '', index }) => {
		const line = code.slice(0, index).split('\n').length - 1;
		const before = lines.slice(Math.max(0, line - 2), line + 1).join('\n');
		return VALUE.test(text) && !before.includes(NOTE) ? [text] : [];
	});
}

const files = ['src', 'templates', 'blocks', 'site-widgets'].flatMap((folder) =>
	readdirSync(path.join(PLUGIN, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.php'))
		.map((file) => path.join(folder, file)),
);

describe('translators’ comments', () => {
	it('comments for translators explain the placeholders in every PHP file', () => {
		const found = files.flatMap((file) =>
			unexplained(readFileSync(path.join(PLUGIN, file), 'utf8')).map(
				(text) => `${file}: ${text}`,
			),
		);
		expect(found).toEqual([]);
	});

	it.each([
		["__('%s listings', 'gazetteer')", ['%s listings']],
		["_n('%d day', '%d days', $days, 'gazetteer')", ['%d day']],
		["esc_html__('{minutes} min', 'gazetteer')", ['{minutes} min']],
		["/* translators: %s: a number. */\n__('%s listings', 'gazetteer')", []],
		["__('Listings', 'gazetteer')", []],
	])('a missing comment for translators is reported in %s', (code, texts) => {
		expect(unexplained(code)).toEqual(texts);
	});
});
