import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { siteUrl } from './site.ts';

const root = join(__dirname, '../..');
const FOLDER = '/modules/';

const JAVASCRIPT = { contentType: 'text/javascript; charset=utf-8' };

/** The import map of the page: package names and their files. */
const imports = {
	...Object.fromEntries(
		readdirSync(join(root, 'packages')).map((name) => [
			`@gazetteer/${name}`,
			`${FOLDER}packages/${name}/index.ts`,
		]),
	),
	'@googlemaps/js-api-loader': `${FOLDER}node_modules/@googlemaps/js-api-loader/dist/index.js`,
};

const asJavaScript = (path: string): string => {
	const text = readFileSync(join(root, path), 'utf8');
	if (!path.endsWith('.ts')) return text;
	return transpileModule(text, {
		compilerOptions: {
			target: ScriptTarget.ES2022,
			module: ModuleKind.ESNext,
			verbatimModuleSyntax: true,
		},
	}).outputText;
};

/** An empty page of the site that loads packages from the repository, without a widget. */
export const MODULES_PAGE = `${FOLDER}page.html`;

const html = (names: readonly string[]) => `<!doctype html><title>Modules</title>
<script>var process = { env: { NODE_ENV: 'production' } };</script>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
${names.map((name, at) => `import * as m${at} from '@gazetteer/${name}';`).join('\n')}
Object.assign(window, { ${names.map((name, at) => `${name}: m${at}`).join(', ')} });
</script>`;

/** Serves the page for packages. Each package becomes a property of `window` with its name. */
export async function serveModules(page: Page, ...names: readonly string[]): Promise<void> {
	await page.route(`${siteUrl()}${FOLDER}**`, (route) => {
		const { pathname } = new URL(route.request().url());
		return pathname === MODULES_PAGE
			? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html(names) })
			: route.fulfill({ ...JAVASCRIPT, body: asJavaScript(pathname.slice(FOLDER.length)) });
	});
}
