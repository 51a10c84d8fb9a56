import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(300_000);

const run = promisify(execFile);
const root = join(__dirname, '../..');
const CHAPTER = join(root, 'docs/adding-a-widget.md');
const MADE_OF = [
	'packages',
	'plugin-php-shim',
	'widgets',
	'tests',
	'vite.config.ts',
	'package.json',
	'tsconfig.json',
];

/**
 * Extracts the files, keyed by path, and the HTML sample that the chapter tells its reader to
 * write.
 */
async function chapter() {
	const files: Record<string, string> = {};
	let sample = '';
	for (const section of (await readFile(CHAPTER, 'utf8')).split(/^## /m).slice(1)) {
		const path = /`([^`]+)`\n/.exec(section)?.[1] ?? '';
		for (const [, before = '', language, text = ''] of section.matchAll(
			/(?:^|\n)([^\n]*)\n\n```(\w+)\n(.*?)```/gs,
		)) {
			if (language === 'html') sample = text;
			else if (!path.endsWith('/')) files[path] ??= text;
			else files[path + /`([\w.]+)`/.exec(before)![1]] = text;
		}
	}
	return { files, sample };
}

/** A copy of this checkout with its own packages, so that its build does not change ours. */
async function checkout(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'gazetteer-'));
	for (const name of MADE_OF) {
		await cp(join(root, name), join(folder, name), {
			recursive: true,
			filter: (source) => !/node_modules$|plugin-php-shim\/dist$/.test(source),
		});
	}
	await mkdir(join(folder, 'node_modules/@gazetteer'), { recursive: true });
	for (const name of await readdir(join(root, 'node_modules'))) {
		if (name === '@gazetteer') continue;
		await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
	}
	for (const name of await readdir(join(folder, 'packages'))) {
		await symlink(
			join(folder, 'packages', name),
			join(folder, 'node_modules/@gazetteer', name),
		);
	}
	return folder;
}

describe('the guide “Adding a widget”, followed literally', () => {
	let folder: string;
	let files: Record<string, string>;
	let sample: string;
	const node = (...given: string[]) =>
		run(process.execPath, given, { cwd: folder }).catch((fault: Error & { stdout: string }) => {
			throw new Error(`${fault.message}\n${fault.stdout}`);
		});
	const tool = (file: string) => join(root, 'node_modules', file);

	beforeAll(async () => {
		({ files, sample } = await chapter());
		folder = await checkout();
		for (const [file, text] of Object.entries(files)) {
			await mkdir(dirname(join(folder, file)), { recursive: true });
			await writeFile(join(folder, file), text);
		}
		await writeFile(
			join(folder, 'widgets/reading-time/README.md'),
			`# Reading time\n\n${sample}`,
		);
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));

	it('the result of the guide “Adding a widget” contains all files of a widget and its block', () => {
		expect(Object.keys(files)).toEqual([
			...['widget.ts', 'state.ts', 'markup.ts', 'mount.ts', 'style.css'].map(
				(name) => `widgets/reading-time/${name}`,
			),
			...['state.test.ts', 'mount.test.ts'].map(
				(name) => `tests/widgets/reading-time/${name}`,
			),
			...['block.json', 'render.php', 'widget.php'].map(
				(name) => `plugin-php-shim/blocks/reading-time/${name}`,
			),
		]);
	});

	it('the result of the guide “Adding a widget” passes the type check', async () => {
		const settings = join(folder, 'tsconfig.chapter.json');
		const include = ['widgets/*.d.ts', 'widgets/reading-time', 'tests/widgets/reading-time'];
		// Check only the new files, because the rest of the checkout has its own check.
		const one = {
			extends: './tsconfig.json',
			compilerOptions: { incremental: false },
			include,
		};
		await writeFile(settings, JSON.stringify(one));
		await node(tool('typescript/bin/tsc'), '--noEmit', '-p', settings);
	});

	it('the result of the guide “Adding a widget” passes its own tests and the architecture tests', async () => {
		const { stderr } = await node(
			tool('jest/bin/jest.js'),
			...[
				'--selectProjects',
				'unit',
				'--testPathPatterns',
				'reading-time|tests/architecture',
			],
		);
		expect(stderr).toMatch(/^Test Suites: 3 passed, 3 total$/m);
	});

	it('the widget of the guide “Adding a widget” can be built, stays within all size budgets, and works on a page with its sample HTML', async () => {
		await node('--import', 'tsx', join(folder, 'packages/workshop/build-widgets.ts'));
		const { stdout } = await node('--import', 'tsx', join(folder, 'packages/workshop/size.ts'));
		expect(stdout).toContain('reading-time-');

		const page = await (await openBrowser()).newPage();
		await page.route('http://new.test/**', async (route) => {
			const { pathname } = new URL(route.request().url());
			if (pathname !== '/') return route.fulfill({ path: join(folder, 'dist', pathname) });
			return route.fulfill({
				contentType: 'text/html; charset=utf-8',
				body: `${sample.replace('…', 'word '.repeat(460))}
					<script type="module" src="/gazetteer.js"></script>`,
			});
		});
		await page.goto('http://new.test/');
		const place = page.locator('.gz-reading-time[data-gz-mounted]');
		await place.waitFor();
		expect(await place.textContent()).toBe('2 min read');
		// The widget’s stylesheet sets 14px. Without it, the paragraph has the font size of the
		// page.
		expect(await place.evaluate((element) => getComputedStyle(element).fontSize)).toBe('14px');
		await page.close();
	});
});
