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

describe('generated PHP copy of the contract', () => {
	it('the PHP copy of the contract is up to date with `npm run contract`', () => {
		expect(staleFiles(checkoutFolder())).toEqual([]);
	});

	it.each(inContract)(
		'the generated file %s contains only constants that PHP code uses',
		(path) => {
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
		},
	);

	it.each(Object.keys(files))('the generated file %s names its source', (path) => {
		expect(files[path]).toMatch(
			/^<\?php\n\n\/\/ Written by `npm run contract` from packages\/contract\/[a-z/-]+\.ts/,
		);
	});

	it.each(inContract)('the generated file %s uses no WordPress function', (_path, text) => {
		expect(text).not.toMatch(/\bwp_|\badd_|apply_filters|__\(|WP_|get_option|\$_[A-Z]/);
	});

	it('the PHP copy of the contract lists every widget text in full for translators', () => {
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

describe('search for contract constants in PHP code', () => {
	const read = (...sources: string[]) =>
		Object.fromEntries(
			[...readBy(sources)].map(([name, constants]) => [name, [...constants].sort()]),
		);

	it.each([
		['its class name', 'use Gazetteer\\Contract\\Map;\n echo Map::ZOOM;', { Map: ['ZOOM'] }],
		[
			'a parameter type',
			'use Gazetteer\\Contract\\Weekday;\n function on(Weekday $day) {}',
			{ Weekday: [] },
		],
		[
			'an alias of its class',
			'use Gazetteer\\Contract\\Map as M;\n echo M::ZOOM;',
			{ Map: ['ZOOM'] },
		],
		['the fully qualified name', 'echo \\Gazetteer\\Contract\\Map::ZOOM;', { Map: ['ZOOM'] }],
		['its namespace, not by a class of the same name', 'use Other\\Map;\n echo Map::ZOOM;', {}],
	])('the use of a contract constant is found by %s', (_says, source, expected) => {
		expect(read(source)).toEqual(expected);
	});

	it('only the contract constants that PHP code uses are generated', () => {
		const source = 'use Gazetteer\\Contract\\Map;\n echo Map::ZOOM;';
		const written = phpFiles(readBy([source]));
		expect(Object.keys(written).filter((path) => path.includes('/Contract/'))).toEqual([
			'plugin-php-shim/src/Contract/Map.php',
		]);
		const constants = written['plugin-php-shim/src/Contract/Map.php']!.match(/const \w+/g);
		expect(constants).toEqual(['const ZOOM']);
	});
});

describe('generated PHP values', () => {
	it.each(['plain', "it's", 'a "quote"', 'C:\\', "\\'", '$name {$x}', "'", '\\', '\\\\n', 'ü €'])(
		'a string is quoted correctly in PHP: %s',
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
	])('a value is written in PHP as %j', (value, source) => {
		expect(phpValue(value)).toBe(source);
	});

	it('a PHP list that is too long is split into lines', () => {
		const words = Array.from({ length: 12 }, (_, index) => `a-longer-word-${index}`);
		expect(phpStatement('public const WORDS', words).split('\n')).toHaveLength(14);
	});
});

describe('generated PHP constant names', () => {
	it.each([
		['plansForCategory', 'PLANS_FOR_CATEGORY', 'PlansForCategory'],
		['horizontal_view_1', 'HORIZONTAL_VIEW_1', 'HorizontalView1'],
		['payment-required', 'PAYMENT_REQUIRED', 'PaymentRequired'],
		['irc6', 'IRC6', 'Irc6'],
	])('the name of a PHP constant is derived from %s', (name, constant, enumCase) => {
		expect([constantName(name), caseName(name)]).toEqual([constant, enumCase]);
	});

	it('the PHP constant of a nested table starts with the outer name', () => {
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
