import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const [, section = ''] = /## Three flows\n([\s\S]*?)\n## /.exec(page) ?? [];

/** The abbreviations of folders, such as `CF` for the contact form. */
const folders = new Map(
	[...section.matchAll(/`([A-Z]+)` is `([^`]+)`/g)].map(
		([, short, folder]) => [short!, folder!] as const,
	),
);
const flows = section
	.split('\n### ')
	.slice(1)
	.map((flow) => [flow.split('\n', 1)[0]!, flow] as const);

describe('flows in docs/architecture.md', () => {
	it('docs/architecture.md describes exactly three flows', () => {
		expect(flows).toHaveLength(3);
	});

	it.each(flows)('the flow “%s” has at most 15 steps and 250 words', (_title, flow) => {
		expect(flow.match(/^\d+\. /gm)!.length).toBeLessThanOrEqual(15);
		expect(flow.split(/\s+/).length).toBeLessThanOrEqual(250);
	});

	it.each(flows)('the flow “%s” names files that exist', (_title, flow) => {
		const named = [...flow.matchAll(/`([A-Za-z-]+)(\/[^`]+)`/g)].map(
			([, first, rest]) => `${folders.get(first!) ?? first}${rest}`,
		);
		expect(named.length).toBeGreaterThan(7);
		expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
	});
});
