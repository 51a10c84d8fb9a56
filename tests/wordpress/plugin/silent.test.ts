import { readdirSync } from 'node:fs';
import path from 'node:path';
import { siteFolder, siteUrl } from '../../browser/site.ts';

const PLUGIN = 'wp-content/plugins/gazetteer';

const files = () =>
	readdirSync(path.join(siteFolder(), PLUGIN), { recursive: true, encoding: 'utf8' })
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => file.endsWith('.php') && !file.includes('node_modules/'));

it('a direct request for a file of the plugin prints nothing and causes no error', async () => {
	const found = files();
	expect(found.length).toBeGreaterThan(300);
	const said: string[] = [];
	for (const file of found) {
		const answer = await fetch(`${siteUrl()}/${PLUGIN}/${file}`);
		const text = await answer.text();
		if (answer.status >= 500 || text !== '')
			said.push(`${file}: ${answer.status} ${text.slice(0, 80)}`);
	}
	expect(said).toEqual([]);
});
