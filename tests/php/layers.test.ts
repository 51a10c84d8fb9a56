import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(__dirname, '../../plugin-php-shim/src');

/** What each layer may use of the plugin. None of them may know that WordPress exists. */
const MAY_USE: Record<string, readonly string[]> = {
	Contract: ['Contract'],
	Domain: ['Domain', 'Contract'],
	Endpoint: ['Endpoint', 'Domain', 'Contract'],
};

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

/** What a file of a pure layer mentions and may not. */
function trespasses(layer: string, code: string): string[] {
	const allowed = MAY_USE[layer] ?? [];
	const ofWordPress = WORDPRESS.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
	const ofOthers = [...code.matchAll(/Gazetteer\\(\w+)\\/g)]
		.map(([, used = '']) => used)
		.filter((used) => !allowed.includes(used));
	return [...ofWordPress, ...ofOthers];
}

const filesOf = (layer: string) => {
	const folder = path.join(SOURCE, layer);
	if (!existsSync(folder)) {
		return [];
	}
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.php'))
		.map((file) => [`${layer}/${file}`, layer, path.join(folder, file)] as const);
};

describe('the layers of the PHP side', () => {
	it.each(Object.keys(MAY_USE).flatMap(filesOf))('%s keeps to its own', (_name, layer, file) => {
		expect(trespasses(layer, readFileSync(file, 'utf8'))).toEqual([]);
	});

	it.each([
		['a WordPress function', '<?php return wp_unslash($value);', ['wp_unslash']],
		['a WordPress class', '<?php function f(WP_Post $post) {}', ['WP_Post']],
		['a hook', "<?php add_action('init', 'f');", ['add_action']],
		['a filter', "<?php apply_filters('x', 1);", ['apply_filters']],
		['a translation', "<?php throw new Refusal(__('No'));", ['__(']],
		['an option', "<?php get_option('gazetteer');", ['get_option']],
		['the request', "<?php $_POST['term_id'];", ['$_POST']],
		['a layer above', '<?php use Gazetteer\\WordPress\\Settings;', ['WordPress']],
	])('would catch %s in Domain', (_what, code, found) => {
		expect(trespasses('Domain', code)).toEqual(found);
	});

	it('lets a constructor pass', () => {
		expect(trespasses('Domain', '<?php public function __construct() {}')).toEqual([]);
	});
});
