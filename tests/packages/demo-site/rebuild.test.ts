/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { rebuildOnChange } from '../../../packages/demo-site/rebuild.ts';

// Each change waits for the operating system to report it.
jest.setTimeout(60_000);

const checkout = mkdtempSync(path.join(os.tmpdir(), 'gazetteer-rebuild-'));
const at = (file: string) => path.join(checkout, file);
const build = jest.fn(async () => {});
const said: string[] = [];
let end: () => void;

/** Save like many editors do: write a temporary file, then rename it. */
const saveByRename = (file: string) => {
	writeFileSync(at(`${file}~`), `${Math.random()}`);
	renameSync(at(`${file}~`), at(file));
};

/** Make the change and wait for the build that it triggers. */
const builds = async (change: () => void) => {
	const before = said.length;
	change();
	while (said.length === before) await wait(20);
	// Wait for further file events of the same change.
	await wait(300);
};

beforeAll(() => {
	for (const folder of ['widgets/scroll-top', 'widgets/node_modules', 'packages/workshop']) {
		mkdirSync(at(folder), { recursive: true });
	}
	writeFileSync(at('widgets/scroll-top/mount.ts'), '');
	end = rebuildOnChange(checkout, build, (line) => said.push(line));
});

afterAll(() => {
	end();
	rmSync(checkout, { recursive: true });
});

describe('rebuild on change', () => {
	it('the demo rebuilds each time an editor saves by renaming', async () => {
		for (let save = 0; save < 3; save++) {
			await builds(() => saveByRename('widgets/scroll-top/mount.ts'));
		}
		expect(build.mock.calls.length).toBeGreaterThanOrEqual(3);
	});

	it('the demo rebuilds for a new folder and for files saved, moved and deleted in it', async () => {
		const folder = at('widgets/new/interactive');
		await builds(() => mkdirSync(folder, { recursive: true }));
		await builds(() => writeFileSync(path.join(folder, 'view.tsx'), ''));
		await builds(() => saveByRename('widgets/new/interactive/view.tsx'));
		await builds(() => renameSync(at('widgets/new'), at('widgets/other')));
		await builds(() => saveByRename('widgets/other/interactive/view.tsx'));
		await builds(() => rmSync(at('widgets/other/interactive/view.tsx')));
		await builds(() => rmSync(at('widgets/other'), { recursive: true }));
		await builds(() => mkdirSync(at('widgets/other')));
		await builds(() => writeFileSync(at('widgets/other/style.css'), ''));
	});

	it('the demo does not rebuild for files that no build reads', async () => {
		const before = build.mock.calls.length;
		for (const file of [
			'widgets/scroll-top/README.md',
			'widgets/node_modules/index.ts',
			'packages/workshop/build.ts',
		]) {
			writeFileSync(at(file), '');
		}
		await wait(600);
		expect(build).toHaveBeenCalledTimes(before);
	});

	it('the demo reports a failed build and rebuilds after the next change', async () => {
		build.mockRejectedValueOnce(new Error('A comma is missing.'));
		await builds(() => saveByRename('widgets/scroll-top/mount.ts'));
		expect(said.at(-1)).toBe('Not built: A comma is missing.');
		await builds(() => saveByRename('widgets/scroll-top/mount.ts'));
		expect(said.at(-1)).toMatch(/^Built again in /);
	});

	it('the demo runs one more build for files saved during a build, and none after it is stopped', async () => {
		let finish = () => {};
		build.mockImplementationOnce(() => new Promise<void>((done) => (finish = done)));
		const before = build.mock.calls.length;
		saveByRename('widgets/scroll-top/mount.ts');
		while (build.mock.calls.length === before) await wait(20);
		saveByRename('widgets/scroll-top/mount.ts');
		await wait(500);
		expect(build).toHaveBeenCalledTimes(before + 1);
		await builds(() => finish());
		expect(build).toHaveBeenCalledTimes(before + 2);
		end();
		saveByRename('widgets/scroll-top/mount.ts');
		await wait(500);
		expect(build).toHaveBeenCalledTimes(before + 2);
	});
});
