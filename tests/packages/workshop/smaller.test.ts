import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { reactForNewPages } from '../../../packages/workshop/bundle/smaller.ts';

const transform = reactForNewPages().transform as (code: string, id: string) => string | null;
const folder = path.dirname(createRequire(__filename).resolve('react-dom/package.json'));
const file = path.join(folder, 'cjs/react-dom.production.min.js');

describe('React without its older ways in', () => {
	it('keeps what is used here and loses what is not', () => {
		const code = transform(readFileSync(file, 'utf8'), file)!;
		const exported = [...code.matchAll(/exports\.(\w+)=/g)].map(([, name]) => name);
		expect(exported).toEqual(
			expect.arrayContaining(['createRoot', 'createPortal', 'flushSync']),
		);
		for (const gone of ['render', 'hydrate', 'hydrateRoot', 'findDOMNode']) {
			expect(exported).not.toContain(gone);
		}
	});

	it('is itself where it still works', () => {
		const code = transform(readFileSync(file, 'utf8'), file)!;
		const made: { createRoot?: unknown } = {};
		const load = new Function('exports', 'require', code) as (
			into: object,
			from: (id: string) => unknown,
		) => void;
		load(made, createRequire(file));
		expect(typeof made.createRoot).toBe('function');
	});

	it('still has all of React that widgets stand on', () => {
		const react = path.join(folder, '../react/cjs/react.production.min.js');
		const code = transform(readFileSync(react, 'utf8'), react)!;
		const exported = [...code.matchAll(/exports\.(\w+)=/g)].map(([, name]) => name);
		expect(exported).toEqual(
			expect.arrayContaining(['Component', 'Fragment', 'useState', 'useSyncExternalStore']),
		);
		expect(exported).not.toContain('createFactory');
	});

	it('leaves every other file alone', () => {
		expect(transform('exports.render=1', '/widgets/scroll-top/mount.ts')).toBeNull();
	});
});
