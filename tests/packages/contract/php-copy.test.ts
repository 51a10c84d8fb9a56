import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { MESSAGE, TEXT } from '@gazetteer/contract';
import { checkoutFolder } from '../../../packages/workshop/checkout.ts';
import { phpFiles } from '../../../packages/workshop/contract/php-files.ts';
import { caseName, constantName } from '../../../packages/workshop/contract/php-name.ts';
import { phpClass } from '../../../packages/workshop/contract/php-class.ts';
import { phpSources, readBy } from '../../../packages/workshop/contract/readers.ts';
import { staleFiles, wantedFiles } from '../../../packages/workshop/contract/stale.ts';
import { phpStatement, phpText, phpValue } from '../../../packages/workshop/contract/php-value.ts';

const files = wantedFiles(checkoutFolder());
const inContract = Object.entries(files).filter(([path]) => path.includes('/Contract/'));

/** A single-quoted PHP literal: a backslash escapes itself and the quote. */
const asPhpReads = (literal: string) => literal.slice(1, -1).replace(/\\([\\'])/g, '$1');

describe('the generated PHP copy', () => {
	it('is up to date with `npm run contract`', () => {
		expect(staleFiles(checkoutFolder())).toEqual([]);
	});

	it.each(inContract)('%s contains only what PHP code uses', (path) => {
		const name = basename(path, '.php');
		const text = readFileSync(join(checkoutFolder(), path), 'utf8');
		const others = phpSources(checkoutFolder()).filter((source) => source !== text);
		const unread = [...text.matchAll(/^ {4}public const (\w+)/gm)]
			.map(([, constant]) => constant!)
			.filter((constant) => !text.includes(`self::${constant}`))
			.filter(
				(constant) => !others.some((source) => source.includes(`${name}::${constant}`)),
			);
		expect(unread).toEqual([]);
	});

	it.each(Object.keys(files))('%s names its source', (path) => {
		expect(files[path]).toMatch(
			/^<\?php\n\n\/\/ Written by `npm run contract` from packages\/contract\/[a-z/-]+\.ts/,
		);
	});

	it.each(inContract)('%s uses no WordPress function', (_path, text) => {
		expect(text).not.toMatch(/\bwp_|\badd_|apply_filters|__\(|WP_|get_option|\$_[A-Z]/);
	});

	it('lists every widget text in full for translators', () => {
		const texts = files['plugin-php-shim/src/Widgets/WidgetTexts.php'];
		for (const text of Object.values(TEXT)) {
			const literal = phpText(text);
			expect(texts).toContain(`${literal} => \\__(${literal}, 'gazetteer'),`);
		}
		expect(Object.values<string>(TEXT)).toEqual(
			expect.arrayContaining(Object.values<string>(MESSAGE)),
		);
	});
});

describe('a use of a constant in PHP', () => {
	const read = (...sources: string[]) =>
		Object.fromEntries(
			[...readBy(sources)].map(([name, constants]) => [name, [...constants].sort()]),
		);

	it.each([
		['a constant', 'use Gazetteer\\Contract\\Map;\n echo Map::ZOOM;', { Map: ['ZOOM'] }],
		[
			'a type',
			'use Gazetteer\\Contract\\Weekday;\n function on(Weekday $day) {}',
			{ Weekday: [] },
		],
		['another name', 'use Gazetteer\\Contract\\Map as M;\n echo M::ZOOM;', { Map: ['ZOOM'] }],
		['its full name', 'echo \\Gazetteer\\Contract\\Map::ZOOM;', { Map: ['ZOOM'] }],
		['a class of the same name', 'use Other\\Map;\n echo Map::ZOOM;', {}],
	])('is found in %s', (_says, source, expected) => {
		expect(read(source)).toEqual(expected);
	});

	it('is the only code that is generated', () => {
		const source = 'use Gazetteer\\Contract\\Map;\n echo Map::ZOOM;';
		const written = phpFiles(readBy([source]));
		expect(Object.keys(written).filter((path) => path.includes('/Contract/'))).toEqual([
			'plugin-php-shim/src/Contract/Map.php',
		]);
		const constants = written['plugin-php-shim/src/Contract/Map.php']!.match(/const \w+/g);
		expect(constants).toEqual(['const ZOOM']);
	});
});

describe('a PHP value', () => {
	it.each(['plain', "it's", 'a "quote"', 'C:\\', "\\'", '$name {$x}', "'", '\\', '\\\\n', 'ü €'])(
		'is quoted correctly: %s',
		(text) => {
			const literal = phpText(text);
			expect(asPhpReads(literal)).toBe(text);
			expect(literal.slice(1, -1)).toMatch(/^(?:[^'\\]|\\.)*$/);
		},
	);

	it.each([
		[-33.8688, '-33.8688'],
		[false, 'false'],
		[['a', "b'"], "['a', 'b\\'']"],
		[{ path: '/go/' }, "['path' => '/go/']"],
	])('is written as %j', (value, source) => {
		expect(phpValue(value)).toBe(source);
	});

	it('is split into lines if a list is too long', () => {
		const words = Array.from({ length: 12 }, (_, index) => `a-longer-word-${index}`);
		expect(phpStatement('public const WORDS', words).split('\n')).toHaveLength(14);
	});
});

describe('a PHP constant name', () => {
	it.each([
		['plansForCategory', 'PLANS_FOR_CATEGORY', 'PlansForCategory'],
		['horizontal_view_1', 'HORIZONTAL_VIEW_1', 'HorizontalView1'],
		['payment-required', 'PAYMENT_REQUIRED', 'PaymentRequired'],
		['irc6', 'IRC6', 'Irc6'],
	])('%s', (name, constant, enumCase) => {
		expect([constantName(name), caseName(name)]).toEqual([constant, enumCase]);
	});

	it('of a nested table starts with the outer name', () => {
		const text = phpClass(
			{
				name: 'Clock',
				kind: 'constants',
				from: 'calendar.ts',
				says: 'Bounds.',
				table: { hour: { min: 0, max: 23 } },
			},
			() => true,
		);
		expect(text).toContain('    public const HOUR_MIN = 0;\n    public const HOUR_MAX = 23;');
	});
});
