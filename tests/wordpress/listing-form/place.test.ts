import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { visit } from '../../browser/visitor.ts';
import { makeListing, makeOwner, told } from '../submission/owners.ts';

jest.setTimeout(90_000);

const similar = (page: Page, title: string, ...places: readonly string[]) =>
	page.evaluate(
		async ([typed, where]) => {
			const body = new URLSearchParams({
				action: 'gazetteer_similar_listings',
				postTitle: typed,
			});
			for (const place of where) body.append('location[]', place);
			const answer = await fetch('/wp-admin/admin-ajax.php', { method: 'POST', body });
			const { listings } = (await answer.json()) as { listings: { title: string }[] };
			return listings.map((one) => one.title);
		},
		[title, places] as const,
	);

it('the listing form uses the place lookup service selected in the settings, and no service if the lookup is off', async () => {
	const attributes = (settings: string) =>
		told<object>(`(function () {
			remove_all_filters('gazetteer_place_lookup');
			remove_all_filters('gazetteer_place_map');
			update_option('gazetteer', ['places' => ${settings}] + (array) get_option('gazetteer', []));
			return Gazetteer\\Listings\\Places\\PlaceSettings::formAttributes(new Gazetteer\\Kernel\\Settings());
		})()`);
	expect(
		await attributes("['provider' => 'photon', 'tiles' => 'https://t.example/{z}/{x}/{y}']"),
	).toEqual({
		'data-gazetteer-places': JSON.stringify({
			provider: 'photon',
			address: 'https://photon.komoot.io',
			recipient: 'photon.komoot.io',
		}),
		'data-gazetteer-map': JSON.stringify({
			tiles: 'https://t.example/{z}/{x}/{y}',
			credit: '',
		}),
	});
	expect(await attributes('[]')).toEqual([]);
});

it('the listing form shows a public listing with a similar title, and no other listing', async () => {
	const owner = await makeOwner('ada');
	await makeListing('Quiet Bäckerei', owner, { status: 'publish' });
	await makeListing('Secret Inn', owner, { status: 'pending' });
	await makeListing('Hidden Inn', owner, { status: 'private' });

	const { page } = await visit('/submit/');
	await page.locator('[data-gz-mounted]').first().waitFor();
	expect(await similar(page, 'Secret Inn')).toEqual([]);
	expect(await similar(page, 'Hidden Inn')).toEqual([]);
	expect(await similar(page, 'quiet baeckerei')).toEqual(['Quiet Bäckerei']);
	expect(await similar(page, 'quiet backerei')).toEqual(['Quiet Bäckerei']);
	expect(await similar(page, 'Hotel Windsock')).toEqual(['Hotel Windsock']);
	expect(await similar(page, 'Hotel Windsock', 'Zurich')).toEqual(['Hotel Windsock']);
	expect(await similar(page, 'Hotel Windsock', 'Sydney')).toEqual([]);
	expect(await similar(page, 'e')).toEqual([]);

	const title = page.locator('#lptitle');
	const category = await page.locator('#inputCategory').boundingBox();
	await title.pressSequentially('Hotel Windsock');
	const link = page.locator('.gz-similar-name');
	await link.waitFor();
	expect(await link.innerText()).toContain('Hotel Windsock, Z');
	expect(await page.locator('#inputCategory').boundingBox()).toEqual(category);
	expect(new URL((await link.getAttribute('href'))!).pathname).toContain('windsock');
	await title.fill('Something else entirely');
	await link.waitFor({ state: 'detached' });
	expect(await axe(page, '.gz-listing-form')).toEqual([]);
});

it('the server limits how often a visitor can look for similar titles', async () => {
	const { page } = await visit('/submit/');
	const answers = await page.evaluate(async () => {
		const body = 'action=gazetteer_similar_listings&postTitle=Hotel+Windsock';
		const ask = async () => {
			const answer = await fetch('/wp-admin/admin-ajax.php', {
				method: 'POST',
				body: new URLSearchParams(body),
			});
			const { listings } = (await answer.json()) as { listings: unknown[] };
			return listings.length;
		};
		const found: number[] = [];
		for (let at = 0; at < 62; at += 1) found.push(await ask());
		return found;
	});
	expect([answers[0] === 1 || answers[0] === 0, answers.at(-1)]).toEqual([true, 0]);
	expect(answers.filter((count) => count === 1).length).toBeLessThanOrEqual(60);
});
