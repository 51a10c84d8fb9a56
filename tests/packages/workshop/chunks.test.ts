/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	chunkGroups,
	chunkReader,
	copiedPackages,
} from '../../../packages/workshop/bundle/chunks.ts';

let root: string;
const declare = (entries: Readonly<Record<string, string | boolean | null>>) =>
	writeFileSync(join(root, 'packages/calls/chunks.json'), JSON.stringify(entries));

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'gazetteer-'));
	mkdirSync(join(root, 'packages/calls/upload'), { recursive: true });
	mkdirSync(join(root, 'widgets'));
	writeFileSync(join(root, 'packages/calls/ajax.ts'), '');
});
afterEach(() => rmSync(root, { recursive: true }));

const chunksOf = (id: string) =>
	chunkGroups(root)
		.filter(({ test }) => test(id))
		.map(({ name }) => name);

describe('chunkGroups()', () => {
	beforeEach(() =>
		declare({
			'./': 'shared',
			'./ajax.ts': 'ajax',
			'./upload/': null,
			'@scope/react': 'react',
		}),
	);

	it.each([
		['puts a file into the chunk of its package', '/packages/calls/rest.ts', ['shared']],
		[
			'prefers the entry of a file to the entry of its folder',
			'/packages/calls/ajax.ts',
			['ajax'],
		],
		['leaves a folder with null to the bundler', '/packages/calls/upload/send.ts', []],
		['leaves a package without an entry to the bundler', '/packages/calls-2/rest.ts', []],
		['leaves own copies to their widget', '/packages/calls/rest.ts?copy-of=form', []],
		['finds a third-party package', '/node_modules/@scope/react/index.js', ['react']],
		['compares whole names of third-party packages', '/node_modules/@scope/react-x/a.js', []],
	])('chunkGroups() %s', (_title, id, expected) => {
		expect(chunksOf(root + id)).toEqual(expected);
	});

	it('chunkGroups() rejects a file that does not exist', () => {
		declare({ './latest.ts': 'ajax' });
		expect(() => chunkGroups(root)).toThrow('packages/calls/chunks.json names ./latest.ts');
	});

	it('chunkGroups() rejects a chunk that does not exist', () => {
		declare({ './': 'unknown' });
		expect(() => chunkGroups(root)).toThrow('names the chunk unknown');
	});

	it('chunkGroups() puts modules that belong to one widget into the later files of this widget', () => {
		mkdirSync(join(root, 'widgets/form'));
		writeFileSync(join(root, 'widgets/form/later-files.json'), '{}');
		declare({ './': 'form' });
		expect(chunksOf('/packages/calls/ajax.ts')).toEqual([]);
		expect(chunkReader(root)('/packages/calls/ajax.ts')).toBe('form');
	});
});

describe('copiedPackages()', () => {
	it('copiedPackages() lists only the packages that declare own copies', () => {
		declare({ './': 'shared' });
		expect(copiedPackages(root)).toEqual([]);
		declare({ ownCopies: true, './': 'shared' });
		expect(copiedPackages(root)).toEqual(['packages/calls']);
	});
});
