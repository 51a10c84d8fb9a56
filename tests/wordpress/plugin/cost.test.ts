import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { siteFolder, siteUrl } from '../../browser/site.ts';

const NOTED = path.join(siteFolder(), 'wp-content/gazetteer-test-cost.json');

interface Cost {
	/** Files of the plugin that were loaded. */
	readonly files: readonly string[];
	/** Its functions that waited at hooks. */
	readonly callbacks: readonly string[];
}

async function costOf(address: string): Promise<Cost> {
	rmSync(NOTED, { force: true });
	const response = await fetch(
		`${siteUrl()}${address}${address.includes('?') ? '&' : '?'}test_cost=1`,
	);
	await response.text();
	return JSON.parse(readFileSync(NOTED, 'utf8')) as Cost;
}

afterAll(() => rmSync(NOTED, { force: true }));

describe('a request that has nothing to do with the plugin', () => {
	it.each([
		['a page without any of its widgets', '/sample-page/', 70, 90],
		['an AJAX call of WordPress', '/wp-admin/admin-ajax.php?action=heartbeat', 62, 82],
		['a REST call of WordPress', '/index.php?rest_route=/wp/v2/types/post', 90, 210],
	])(
		'loads few files and leaves few functions at hooks: %s',
		async (_what, address, files, callbacks) => {
			const cost = await costOf(address);
			// Which ones, where there are too many.
			expect(cost.files.length > files ? cost.files : []).toEqual([]);
			expect(cost.callbacks.length > callbacks ? cost.callbacks : []).toEqual([]);
		},
	);

	it('makes none of the plugin’s own answers for an AJAX call of WordPress', async () => {
		const { files } = await costOf('/wp-admin/admin-ajax.php?action=heartbeat');
		expect(files).toContain('src/Kernel/AjaxHooks.php');
		expect(files.filter((file) => /Ajax\/|TermDetailsAction|FieldInputs/.test(file))).toEqual(
			[],
		);
	});
});
