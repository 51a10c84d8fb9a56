import { ATTACHED, eventually, openOlder } from '../../browser/listing-form/older-pages.ts';

jest.setTimeout(60_000);

const named = (said: readonly string[]) =>
	said.flatMap(
		(line) =>
			/^Gazetteer listing-form: does not recognise the (.+?) of this page/.exec(line)?.[1] ??
			[],
	);

describe.each(ATTACHED)('unrecognised parts of an older listing form, %s', (attached) => {
	it.each([
		['listing-submit-2-0.html', ['gallery', 'opening hours']],
		['listing-submit-2-5.html', ['opening hours']],
		['listing-submit-2-9.html', ['opening hours']],
		['listing-submit-builder.html', ['opening hours']],
		['listing-edit-2-5.html', ['opening hours']],
		['listing-edit-2-9.html', ['opening hours']],
	])(
		'the listing form reports only parts of an older page with different markup, on %s',
		async (path, expected) => {
			const { page, said } = await openOlder(path, attached);
			await page.locator('#lptitle').hover();
			await eventually(() => named(said), expected);
			await page.locator('#lptitle').focus();
			expect(named(said)).toEqual(expected);
		},
	);

	it('each unrecognised part of an older page is logged once, with the selector and what still works without the widget', async () => {
		const { page, said } = await openOlder('listing-submit-builder.html', attached, {
			without: [
				'lptitle',
				'lp-tagline-submit-tagline',
				'inputCity',
				'inputAddress',
				'lp-custom-lat',
				'inputCategory',
				'lpfeatures_fields',
				'lp-form-builder-is-enabled',
				'inputDescription',
				'inputTags',
				'lplistgallery',
				'lp-featuredimage',
				'business_logo',
				'get_media_url',
				'tabs',
				'lp-submit-have-account',
				'error_box',
			],
		});
		await page.locator('[name="postTitle"]').hover();
		await eventually(() => named(said).length, 18);
		expect(new Set(named(said)).size).toBe(18);
		expect(said.find((line) => line.includes('gallery'))).toContain(
			'since nothing matches ".lplistgallery". Chosen files are sent',
		);
	});
});
