import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	islandOf,
	mountsIn,
	nameSheetsAfterIslands,
} from '../../../packages/workshop/bundle/islands.ts';
import { stylesInside, tableOfWidgets } from '../../../packages/workshop/bundle/widget-table.ts';

let folder: string;
const widgetTs = (text: string) => writeFileSync(join(folder, 'widgets/greeting/widget.ts'), text);
const load = "load: () => import('./mount.ts'),";

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
	mkdirSync(join(folder, 'widgets/greeting'), { recursive: true });
	widgetTs(`	name: 'greeting',\n	when: 'load',\n	holds: 'button',\n	${load}\n`);
	const written = {
		'widgets/greeting/mount.ts': {
			file: 'greeting-abc.js',
			name: 'greeting',
			isEntry: true,
			css: ['greeting-def.css'],
		},
	};
	writeFileSync(join(folder, 'islands.json'), JSON.stringify(written));
	writeFileSync(join(folder, 'greeting-def.css'), '.gz-greeting{color:red}\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the islands of the bundle', () => {
	it('are the mounts of all folders that have a widget.ts', () => {
		mkdirSync(join(folder, 'widgets/notes'));
		writeFileSync(join(folder, 'widgets/greeting/mount.tsx'), '');
		expect(mountsIn(join(folder, 'widgets'))).toEqual({
			greeting: join(folder, 'widgets/greeting/mount.tsx'),
		});
	});

	it('name the widget that has no mount', () => {
		expect(() => mountsIn(join(folder, 'widgets'))).toThrow('widgets/greeting');
	});

	it('give their names to their stylesheets', () => {
		nameSheetsAfterIslands(folder);
		expect(existsSync(join(folder, 'greeting-abc.css'))).toBe(true);
		expect(islandOf(folder, 'greeting')).toEqual({
			file: 'greeting-abc.js',
			sheet: 'greeting-abc.css',
		});
	});
});

type Transform = (code: string, id: string) => string;

describe('the loader', () => {
	const entry = "Object.values(import.meta.glob<Widget>('./*/widget.ts', { eager: true }))";
	const bundled = () => {
		writeFileSync(join(folder, 'widgets/greeting/mount.ts'), '');
		const widgets = join(folder, 'widgets');
		const { transform } = tableOfWidgets(folder, widgets);
		return (transform as Transform).call(undefined, entry, join(widgets, 'main.ts'));
	};

	it('knows each widget by one line', () => {
		expect(bundled()).toContain('"greeting|abc|load||button"');
	});

	it.each([
		['loads its mount in another form', "	when: 'load',\n	load: async () => x(),"],
		['computes what it adopts', `	adopt: SELECTOR,\n	${load}`],
	])('refuses a widget that %s', (_says, code) => {
		widgetTs(code);
		expect(bundled).toThrow('widgets/greeting');
	});
});

it('carries the text of the styles where there is one file only', () => {
	const { transform } = stylesInside(folder);
	const code = (transform as Transform).call(undefined, load, '/a/widgets/greeting/widget.ts');
	expect(code).toContain(
		`load: () => import('./mount.ts').then(wearing(".gz-greeting{color:red}")),`,
	);
});
