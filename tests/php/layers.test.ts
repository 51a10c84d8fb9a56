import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(__dirname, '../../plugin-php-shim/src');

/** Folders that must not use WordPress, and which parts of the plugin they may use. */
const PURE: readonly (readonly [folder: RegExp, mayUse: RegExp])[] = [
	[/^Contract\//, /^Contract\\/],
	[/^Api\/(?!aliases)/, /^Contract\\/],
	[/(^|\/)Domain\//, /^Contract\\|\\Domain\\/],
	[/^Kernel\/Http\//, /^Contract\\|\\Domain\\|^Kernel\\Http\\/],
	[
		/^(ContactForm\/Rest\/|Plans\/Ajax\/|Submission\/Reading\/|Listings\/Fields\/TermDetailsAction)/,
		/^Contract\\|\\Domain\\|^Kernel\\Http\\|^(ContactForm\\Rest|Plans\\Ajax|Submission\\Reading)\\/,
	],
];

const WORDPRESS = [
	/\bwp_\w*/,
	/\bWP_\w*/,
	/\badd_\w+/,
	/\bapply_filters\b/,
	/\bdo_action\b/,
	/(?<!\w)(?:__|_e|_x|_n|esc_\w+)\s*\(/,
	/\bget_option\b/,
	/\$_(?:POST|GET|REQUEST|FILES|SERVER|COOKIE)\b/,
	/\bglobal\s+\$/,
	/\$GLOBALS\b/,
];

const mayUse = (file: string) => PURE.find(([folder]) => folder.test(file))?.[1];

/** Returns the forbidden names that the code of a pure folder uses. */
function trespasses(file: string, code: string): string[] {
	const allowed = mayUse(file)!;
	const ofWordPress = WORDPRESS.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
	const ofOthers = [...code.matchAll(/(?<!namespace )Gazetteer\\([\w\\]+\\)\w+;/g)]
		.map(([, used = '']) => used)
		.filter((used) => !allowed.test(used));
	return [...ofWordPress, ...ofOthers];
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
	.map((file) => file.split(path.sep).join('/'))
	.filter((file) => file.endsWith('.php'));

describe('PHP layers', () => {
	it.each(files.filter(mayUse))('the PHP file %s does not use WordPress', (file) => {
		expect(trespasses(file, readFileSync(path.join(SOURCE, file), 'utf8'))).toEqual([]);
	});

	it('the PHP source contains one folder per feature', () => {
		expect(new Set(files.map((file) => file.split('/')[0]))).toEqual(
			new Set([
				'Plugin.php',
				'Api',
				'Contract',
				'Kernel',
				'Data',
				'BotCheck',
				'Widgets',
				'ContactForm',
				'Listings',
				'Search',
				'Directory',
				'Plans',
				'Reviews',
				'Import',
				'Submission',
				'Claims',
				'Links',
				'Setup',
			]),
		);
	});

	it('the PHP source contains one module per feature, and the plugin loads each module', () => {
		const plugin = readFileSync(path.join(SOURCE, 'Plugin.php'), 'utf8');
		const modules = files.filter((file) => /^\w+\/\w+Module\.php$/.test(file));
		expect(modules.map((file) => file.split('/')[0]).sort()).toEqual([
			'Claims',
			'ContactForm',
			'Directory',
			'Import',
			'Links',
			'Listings',
			'Plans',
			'Reviews',
			'Search',
			'Setup',
			'Submission',
			'Widgets',
		]);
		const unread = modules.filter(
			(file) => !plugin.includes(`${path.posix.basename(file, '.php')}::class`),
		);
		expect(unread).toEqual([]);
	});

	it('PHP files exit on direct access if their class extends or implements another class of the plugin', () => {
		const standsOnOurs =
			/^(?:final |abstract |readonly )*(?:class|enum|interface) [^{]*\b(?:extends|implements) (?!\\?(?:RuntimeException|Exception)\b)/m;
		const open = files.filter((file) => {
			const code = readFileSync(path.join(SOURCE, file), 'utf8');
			return standsOnOurs.test(code) && !code.includes("defined('ABSPATH')");
		});
		expect(open).toEqual([]);
	});

	it('every PHP file has at most 200 lines', () => {
		// WidgetTexts.php is generated, and its length depends on the number of widget texts.
		const written = files.filter((file) => file !== 'Widgets/WidgetTexts.php');
		const lengths = written.map((file) => {
			const lines = readFileSync(path.join(SOURCE, file), 'utf8').split('\n').length - 1;
			return [file, lines] as const;
		});
		expect(lengths.filter(([, lines]) => lines > 200)).toEqual([]);
	});

	it('the PHP features have no circular dependencies', () => {
		const uses = new Map<string, Set<string>>();
		// aliases.php contains classes of all features, so skip it.
		for (const file of files.filter((name) => name !== 'Api/aliases.php')) {
			const feature = file.split('/')[0]!;
			const code = readFileSync(path.join(SOURCE, file), 'utf8');
			const used = [...code.matchAll(/(?<!namespace )Gazetteer\\(\w+)\\/g)].map(
				([, name]) => name!,
			);
			if (feature !== 'Plugin.php')
				uses.set(feature, new Set([...(uses.get(feature) ?? []), ...used]));
		}
		const below = (feature: string, seen = new Set<string>()): Set<string> => {
			for (const used of uses.get(feature) ?? []) {
				if (used === feature || seen.has(used)) continue;
				below(used, seen.add(used));
			}
			return seen;
		};
		expect([...uses.keys()].filter((feature) => below(feature).has(feature))).toEqual([]);
	});

	it('each alias of the Api namespace is registered in the file of its class', () => {
		const code = (file: string) => readFileSync(path.join(SOURCE, file), 'utf8');
		const listed = [
			...code('Api/aliases.php').matchAll(
				/'(Gazetteer\\Api\\\w+)' => \\Gazetteer\\([\w\\]+)::class/g,
			),
		].map(([, alias, real]) => [`${real!.replaceAll('\\', '/')}.php`, alias!] as const);
		const registered = files.flatMap((file) =>
			[...code(file).matchAll(/^class_alias\(\w+::class, '(.+)'\);$/gm)].map(
				([, alias]) => [file, alias!] as const,
			),
		);
		expect(listed.length).toBeGreaterThan(10);
		expect(registered.sort()).toEqual(listed.sort());
	});

	it.each([
		['a WordPress function', '<?php return wp_unslash($value);', ['wp_unslash']],
		['a WordPress class', '<?php function f(WP_Post $post) {}', ['WP_Post']],
		['a hook', "<?php add_action('init', 'f');", ['add_action']],
		['a filter', "<?php apply_filters('x', 1);", ['apply_filters']],
		['a translation', "<?php throw new Refusal(__('No'));", ['__(']],
		['an option', "<?php get_option('gazetteer');", ['get_option']],
		['a superglobal of the request', "<?php $_POST['term_id'];", ['$_POST']],
		['a class of another layer', '<?php use Gazetteer\\Kernel\\Settings;', ['Kernel\\']],
	])('the layer test detects %s in a Domain folder', (_what, code, found) => {
		expect(trespasses('Plans/Domain/Plan.php', code)).toEqual(found);
	});

	it('the layer test accepts a constructor', () => {
		expect(
			trespasses('Plans/Domain/Plan.php', '<?php public function __construct() {}'),
		).toEqual([]);
	});
});
