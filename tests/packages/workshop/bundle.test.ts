/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Widget } from '@gazetteer/host';
import type { Plugin } from 'vite';
import { islandOf, nameSheetsAfterIslands } from '../../../packages/workshop/bundle/islands.ts';
import { ownCopies } from '../../../packages/workshop/bundle/own-copies.ts';
import { flattenImports } from '../../../packages/workshop/bundle/flatten-imports.ts';
import { stylesheetNextToScript, stylesInside } from '../../../packages/workshop/bundle/styles.ts';
import { widgetTable } from '../../../packages/workshop/bundle/widget-table.ts';
import { mountOf, widgetNames } from '../../../packages/workshop/bundle/widgets.ts';

let folder: string;
let widgets: string;
const put = (name: string, text: string) => {
	mkdirSync(join(widgets, 'greeting'), { recursive: true });
	writeFileSync(join(widgets, 'greeting', name), text);
	return join(widgets, 'greeting', name);
};

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
	widgets = join(folder, 'widgets');
	put(
		'widget.ts',
		"const SELECTOR = 'button';\nexport default { name: 'greeting', when: 'load', adopt: '.hello', holds: SELECTOR, load: () => 0 };\n",
	);
	const written = {
		'widgets/greeting/mount.ts': {
			file: 'greeting-abcdef.js',
			name: 'greeting',
			isEntry: true,
			css: ['greeting-def.css'],
		},
	};
	writeFileSync(join(folder, 'islands.json'), JSON.stringify(written));
	writeFileSync(join(folder, 'greeting-def.css'), '.gz-greeting{color:red}\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = async (plugin: Plugin, id: string) =>
	(await (plugin.load as (id: string) => Promise<string | null> | string | null)(id)) ?? '';

describe('widgets of the bundle', () => {
	it('the bundle contains each folder that has a widget.ts', () => {
		mkdirSync(join(widgets, 'notes'));
		expect(widgetNames(widgets)).toEqual(['greeting']);
	});

	it.each(['mount.ts', 'mount.tsx'])('the build finds the mount of a widget in %s', (name) => {
		const mount = put(name, '');
		expect(mountOf(widgets, 'greeting')).toBe(mount);
	});

	it('the build throws an error with the name of a widget that has no mount', () => {
		expect(() => mountOf(widgets, 'greeting')).toThrow('widgets/greeting');
	});

	it('the stylesheet of a widget has the name of the widget', () => {
		nameSheetsAfterIslands(folder);
		expect(existsSync(join(folder, 'greeting-abcdef.css'))).toBe(true);
		expect(islandOf(folder, 'greeting')).toEqual({
			file: 'greeting-abcdef.js',
			sheet: 'greeting-abcdef.css',
		});
	});
});

describe('widgets in the loader', () => {
	const all = () => join(widgets, 'all.ts');
	const inLoader = () => load(widgetTable(folder, widgets), all());
	const tableOf = async (code: string) => {
		const script = code.replace('export const widgets =', 'return').replace('import(', '(');
		return new Function(script)() as readonly (Widget & Record<string, unknown>)[];
	};

	it('the loader contains the data of each widget.ts, and fetches the built mounts', async () => {
		const [greeting, ...others] = await tableOf(await inLoader());
		expect(greeting).toMatchObject({ name: 'greeting', when: 'load', holds: 'button' });
		expect(greeting!.load()).toBe('./greeting-abcdef.js');
		expect(others).toEqual([]);
	});

	it('the loader leaves the selectors of older markup to a file that only pages with such markup fetch', async () => {
		expect(await inLoader()).not.toContain('.hello');
		const { resolveId } = widgetTable(folder, widgets);
		const resolve = resolveId as (source: string, importer: string) => string | null;
		const older = resolve('./all.ts', join(widgets, 'older-markup.ts'))!;
		expect(await tableOf(await load(widgetTable(folder, widgets), older))).toEqual([
			{ name: 'greeting', adopt: '.hello' },
		]);
		expect(resolve('./all.ts', join(widgets, 'main.ts'))).toBeNull();
	});

	it('a widget must have the name of its folder', async () => {
		put('widget.ts', "export default { name: 'welcome' };");
		jest.resetModules();
		await expect(inLoader()).rejects.toThrow('widgets/greeting/widget.ts has to name');
	});

	it('only widget.ts files are evaluated as data', async () => {
		expect(await load(widgetTable(folder, widgets), join(widgets, 'greeting/state.ts'))).toBe(
			'',
		);
	});
});

describe('styles of a widget', () => {
	it('the stylesheet of a widget is beside its script', async () => {
		const mount = put('mount.ts', 'export const mount = () => {};');
		put('style.css', '');
		const plugin = stylesheetNextToScript();
		expect(await load(plugin, mount)).toContain('sheet = import.meta.url');
		expect(await load(plugin, `${mount}?bare`)).toBe('export const mount = () => {};');
	});

	it('the stylesheets of the widgets can be in another folder', async () => {
		const mount = put('mount.ts', '');
		mkdirSync(join(widgets, 'greeting/styles'));
		put('styles/style.css', '');
		expect(await load(stylesheetNextToScript(), mount)).toContain('sheet =');
	});

	it('a widget without a stylesheet has no styles', async () => {
		expect(await load(stylesheetNextToScript(), put('mount.ts', ''))).toBe('');
	});

	it('the styles of a widget are a string in a bundle of one file', async () => {
		const mount = put('mount.ts', '');
		put('style.css', '');
		expect(await load(stylesInside(folder), mount)).toContain(
			'withStyles(bare, ".gz-greeting{color:red}")',
		);
	});
});

describe('chain of downloaded files', () => {
	const written = (bundle: Record<string, string[]>) => {
		const chunks = Object.fromEntries(
			Object.entries(bundle).map(([fileName, imports]) => [
				fileName,
				{ type: 'chunk', fileName, imports, code: ';' },
			]),
		);
		(flattenImports().generateBundle as (options: object, bundle: object) => void)({}, chunks);
		return Object.fromEntries(Object.entries(chunks).map(([file, { code }]) => [file, code]));
	};

	it('the first file of a chain fetches the others immediately', () => {
		expect(
			written({ 'view.js': ['react.js'], 'react.js': ['runtime.js'], 'runtime.js': [] }),
		).toEqual({ 'view.js': 'import"./runtime.js";;', 'react.js': ';', 'runtime.js': ';' });
	});

	it('a chain of files contains no file twice, and no file fetches itself', () => {
		expect(
			written({ 'a.js': ['b.js', 'c.js'], 'b.js': ['c.js', 'a.js'], 'c.js': [] })['a.js'],
		).toBe(';');
	});
});

describe('ownCopies()', () => {
	beforeEach(() => {
		mkdirSync(join(folder, 'packages/host'), { recursive: true });
		writeFileSync(join(folder, 'packages/host/chunks.json'), '{"ownCopies":true}');
		mkdirSync(join(widgets, 'greeting/interactive'));
		put('interactive/index.ts', '');
		put('later-files.json', '{"interactive":["interactive/index.ts"]}');
	});

	const resolve = async (source: string, importer: string) => {
		const found = {
			'@gazetteer/host': '/packages/host/index.ts',
			'./page.ts': '/packages/host/page.ts',
			'@gazetteer/store': '/packages/store/index.ts',
		}[source];
		const context = { resolve: async () => (found ? { id: folder + found } : null) };
		const { resolveId } = ownCopies(folder);
		const resolved = await (
			resolveId as (...given: unknown[]) => Promise<{ id: string } | null>
		).call(context, source, folder + importer, {});
		return resolved?.id.slice(folder.length);
	};

	it.each([
		[
			'copies a package that opts in into the widget that imports it',
			'@gazetteer/host',
			'/widgets/greeting/mount.ts',
			'/packages/host/index.ts?copy-of=greeting',
		],
		[
			'gives the later files of a widget another copy',
			'@gazetteer/host',
			'/widgets/greeting/interactive/index.ts',
			'/packages/host/index.ts?copy-of=greeting-later',
		],
		[
			'copies what a copied module imports of its package',
			'./page.ts',
			'/packages/host/index.ts?copy-of=greeting',
			'/packages/host/page.ts?copy-of=greeting',
		],
		[
			'copies nothing for an importer that is not a widget',
			'./page.ts',
			'/packages/host/index.ts',
			undefined,
		],
		[
			'does not copy a package that does not opt in',
			'@gazetteer/store',
			'/widgets/greeting/mount.ts',
			'/packages/store/index.ts',
		],
	])('ownCopies() %s', async (_says, source, importer, id) => {
		expect(await resolve(source, importer)).toBe(id);
	});
});
