import { runWordPress } from '../../browser/site.ts';
import { forget, listings, put, remove } from '../listings/command.ts';
import { install, uninstall } from './other-plugin.ts';

jest.setTimeout(60_000);

const found = async () =>
	JSON.parse(
		await runWordPress(
			`echo json_encode(array_map(fn ($post) => $post->post_title . ' in ' . implode(', ', wp_get_object_terms($post->ID, 'gazetteer_location', ['fields' => 'names'])), get_posts(['post_type' => 'gazetteer_listing', 'meta_key' => '_gazetteer_key', 'meta_value' => '^old-', 'meta_compare' => 'REGEXP', 'orderby' => 'title', 'order' => 'ASC', 'numberposts' => 50])));`,
		),
	) as string[];

beforeAll(() => install('importer'));
afterEach(() => forget('old-'));
afterAll(async () => {
	await remove('places.old');
	await uninstall();
});

describe('importer of another plugin', () => {
	it('an importer of another plugin imports from the tables of the site when it is named', async () => {
		await runWordPress(
			`update_option('my_old_places', [[1, 'Old Inn', 'Town'], [2, 'Old Mill', 'Port']]);`,
		);
		const { code, said } = await listings('import', [], { from: 'my-old-directory' });
		expect([code, said.join('\n')]).toEqual([0, expect.stringContaining('Added: 2.')]);
		expect(await found()).toEqual(['Old Inn in Town', 'Old Mill in Port']);
		const again = await listings('import', [], { from: 'my-old-directory' });
		expect(again.said.join('\n')).toContain('Unchanged: 2.');
	});

	it('an importer of another plugin is found by the file that it can read', async () => {
		const file = await put('places.old', '7;Old Pier;Port\n');
		const { code, said } = await listings('import', [file]);
		expect([code, said.join('\n')]).toEqual([0, expect.stringContaining('Added: 1.')]);
		expect(await found()).toEqual(['Old Pier in Port']);
	});

	it('an import stops with the importer’s message when the importer throws', async () => {
		const file = await put('places.old', '8;;Port\n');
		const { code, said } = await listings('import', [file]);
		expect(code).toBe(1);
		expect(said.join('\n')).toContain('“Old directory” stopped: Place 8 has no name.');
	});

	it('an unknown importer is reported as an error', async () => {
		const { code, said } = await listings('import', [], { from: 'no-such-importer' });
		expect([code, said.join('\n')]).toEqual([
			1,
			expect.stringContaining(
				'There is no importer “no-such-importer” that can read this file.',
			),
		]);
	});
});
