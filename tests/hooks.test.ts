import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const plugin = join(root, 'plugin-php-shim');
const page = readFileSync(join(root, 'docs/for-plugin-developers.md'), 'utf8');

const sources = readdirSync(plugin, { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.php') && !/^(dist|node_modules)/.test(name))
	.map((name) => readFileSync(join(plugin, name), 'utf8'));

const CONSTANTS = new Map(
	sources.flatMap((source) => {
		const [, name] = /^(?:final )?class (\w+)/m.exec(source) ?? [];
		return [...source.matchAll(/const (\w+) = '(gazetteer_\w+)'/g)].map(
			([, constant, value]) => [`${name}::${constant}`, value!] as const,
		);
	}),
);

/** The hooks of the plugin that its code fires, filters or listens to. */
const hooks = new Set(
	sources.flatMap((source) => {
		const [, name] = /^(?:final )?class (\w+)/m.exec(source) ?? [];
		return [
			...source.matchAll(
				/(?:\bapply_filters|\bdo_action|Extensions::fire|Extensions::filter|Extensions::registry)\(\s*(?:'(gazetteer_\w+)'|(\w+::[A-Z_]+))/g,
			),
		].flatMap(
			([, text, constant]) =>
				text ?? CONSTANTS.get(constant!.replace(/^self/, name ?? '') as never) ?? [],
		);
	}),
);
for (const name of ['PAID', 'REFUNDED']) hooks.add(CONSTANTS.get(`Orders::${name}`)!);

const documented = new Map(
	page
		.split(/^### /m)
		.slice(1)
		.map((part) => [/^`(\w+)`/.exec(part)?.[1] ?? '', part] as const),
);

describe('hooks for other plugins', () => {
	it('the hooks for other plugins are all documented for plugin developers, and no others are', () => {
		const open = [...hooks].sort();
		expect(open.length).toBeGreaterThan(30);
		expect([...documented.keys()].sort()).toEqual(open);
	});

	it.each([...documented])(
		'the documentation includes an example for the hook %s',
		(name, part) => {
			const [, example = ''] = /```php\n(.*?)```/s.exec(part) ?? [];
			expect(example).toMatch(new RegExp(`(add_action|add_filter|do_action)\\('${name}'`));
		},
	);
});
