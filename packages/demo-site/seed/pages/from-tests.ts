import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { asIs } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

const PARENT = 'pages-in-cms';

const inner = (html: string, tag: string) =>
	new RegExp(`<${tag}[^>]*>([\\s\\S]*)</${tag}>`, 'i').exec(html)?.[1];

/** Returns the title of the page without the site's name. */
const titleOf = (html: string, name: string) =>
	inner(html, 'title')
		?.split(/ [–|] /)[0]
		?.trim() || name;

const optsOut = (html: string) => /<meta\s[^>]*name="gazetteer-demo"[^>]*content="no"/i.test(html);

/** Removes the script tags of widgets, because the plugin adds the scripts in WordPress. */
const withoutOurScripts = (html: string) =>
	html.replace(/<script\b[^>]*\bsrc="[^"]*\/dist\/[^"]*"[^>]*>\s*<\/script>/gi, '');

/**
 * Converts a static page of tests/pages/html to a WordPress page. Returns undefined if the page
 * opts out of the demo.
 */
export const fromTestPage = (file: string, html: string): PlannedPage | undefined => {
	if (optsOut(html)) return undefined;
	const name = path.basename(file, '.html');
	const styles = inner(html, 'head')?.match(/<style\b[\s\S]*?<\/style>/gi) ?? [];
	const body = inner(html, 'body') ?? html;
	return {
		key: `test-page-${name}`,
		parent: PARENT,
		slug: name,
		title: titleOf(html, name),
		content: asIs([...styles, withoutOurScripts(body).trim()].join('\n')),
	};
};

/** Returns all static test pages as WordPress pages, and a page that lists them. */
export async function testPages(folder: string): Promise<PlannedPage[]> {
	const files = await readdir(folder).catch((): string[] => []);
	const pages: PlannedPage[] = [];
	for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
		const page = fromTestPage(file, await readFile(path.join(folder, file), 'utf8'));
		if (page) pages.push(page);
	}
	return [
		{
			key: PARENT,
			slug: PARENT,
			title: 'Markup of other themes and plugins',
			content: asIs(
				`<ul>${pages.map(({ slug, title }) => `<li><a href="/${PARENT}/${slug}/">${title}</a></li>`).join('')}</ul>`,
			),
		},
		...pages,
	];
}
