import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountsIn, pointToIslands } from '../../../packages/workshop/bundle/islands.ts';

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'gazetteer-'));
	mkdirSync(join(folder, 'greeting'));
	writeFileSync(join(folder, 'greeting/widget.ts'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the islands of the bundle', () => {
	it('are the mounts of all folders that have a widget.ts', () => {
		mkdirSync(join(folder, 'notes'));
		writeFileSync(join(folder, 'greeting/mount.tsx'), '');
		expect(mountsIn(folder)).toEqual({ greeting: join(folder, 'greeting/mount.tsx') });
	});

	it('name the widget that has no mount', () => {
		expect(() => mountsIn(folder)).toThrow('widgets/greeting');
	});
});

describe('a widget.ts in the bundle', () => {
	const bundled = (as: 'file' | 'text', code: string) => {
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
		const { transform } = pointToIslands(folder, as);
		return (transform as (code: string, id: string) => string).call(
			undefined,
			code,
			'/a/widgets/greeting/widget.ts',
		);
	};
	const load = "load: () => import('./mount.ts'),";

	it('is told the names of its files', () => {
		expect(bundled('file', load)).toBe(
			'style: "greeting-def.css", load: () => __gazetteer_import__("./greeting-abc.js"),',
		);
	});

	it('carries the text of its styles where there is one file only', () => {
		expect(bundled('text', load)).toBe(`style: ".gz-greeting{color:red}", ${load}`);
	});

	it('is refused when it loads its mount in another form', () => {
		expect(() => bundled('file', "load: async () => import('./mount.ts'),")).toThrow(
			'widgets/greeting',
		);
	});
});
