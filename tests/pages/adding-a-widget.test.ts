import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBrowser } from '../browser/visitor.ts';

jest.setTimeout(120_000);

const run = promisify(execFile);
const root = join(__dirname, '../..');
const MADE_OF = [
	'packages',
	'plugin-php-shim',
	'widgets',
	'vite.config.ts',
	'package.json',
	'tsconfig.json',
];

const WIDGET = `import { defineWidget } from '@gazetteer/host';

/** Greets whoever opens the page. */
export default defineWidget({ name: 'greeting', when: 'load', load: () => import('./mount.ts') });
`;
const MOUNT = `import type { Mount } from '@gazetteer/host';
import './style.css';

export const mount: Mount = (root) => {
	root.textContent = 'Good day';
	return () => (root.textContent = '');
};
`;

/** A checkout like this one, whose packages are its own, so that nothing is built into ours. */
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

describe('adding a widget', () => {
	let folder: string;
	beforeAll(async () => {
		folder = await checkout();
		await mkdir(join(folder, 'widgets/greeting'));
		await writeFile(join(folder, 'widgets/greeting/widget.ts'), WIDGET);
		await writeFile(join(folder, 'widgets/greeting/mount.ts'), MOUNT);
		await writeFile(
			join(folder, 'widgets/greeting/style.css'),
			'.gz-greeting { color: #040506; }\n',
		);
		const build = join(folder, 'packages/workshop/build.ts');
		await run(process.execPath, ['--import', 'tsx', build], { cwd: folder });
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));

	it('needs a new folder and nothing else', async () => {
		const page = await (await openBrowser()).newPage();
		await page.route('http://new.test/**', async (route) => {
			const { pathname } = new URL(route.request().url());
			if (pathname !== '/') return route.fulfill({ path: join(folder, 'dist', pathname) });
			return route.fulfill({
				contentType: 'text/html',
				body: `<p class="gz-greeting" data-gazetteer="greeting"></p>
					<script type="module" src="/gazetteer.js"></script>`,
			});
		});
		await page.goto('http://new.test/');
		const place = page.locator('[data-gz-mounted]');
		await place.waitFor();
		expect(await place.textContent()).toBe('Good day');
		expect(await place.evaluate((element) => getComputedStyle(element).color)).toBe(
			'rgb(4, 5, 6)',
		);
		await page.close();
	});
});
