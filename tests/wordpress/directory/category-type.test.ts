import { openAdmin } from '../admin.ts';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { termId } from './pages.ts';

const chosen = (id: number) =>
	runWordPress(`echo get_term_meta(${id}, 'gazetteer_schema_type', true);`);

describe('type for search engines of a category', () => {
	it('the site owner chooses a type on the edit screen of a category, and returns to the automatic one', async () => {
		const admin = await openAdmin();
		const id = await termId('hotels');
		const screen = `/wp-admin/term.php?taxonomy=gazetteer_category&tag_ID=${id}&post_type=gazetteer_listing`;
		const save = async (type: string) => {
			const html = await (await admin.get(screen)).text();
			const nonce = /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
			await admin.post(
				'/wp-admin/edit-tags.php',
				new URLSearchParams({
					action: 'editedtag',
					tag_ID: String(id),
					taxonomy: 'gazetteer_category',
					_wpnonce: nonce,
					name: 'Hotels',
					slug: 'hotels',
					gazetteer_schema_type: type,
				}),
			);
			return html;
		};
		expect(await save('Resort')).toContain('Automatic (Hotel)');
		expect(await chosen(id)).toBe('Resort');
		expect(await (await fetch(`${siteUrl()}/listing/hotel-windsock/`)).text()).toContain(
			'"@type":"Resort"',
		);
		expect(await save('Anything')).toMatch(/value="Resort"\s+selected/);
		expect(await chosen(id)).toBe('');
	});
});
