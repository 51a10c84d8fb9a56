import { php } from '../plugin/posts.ts';
import { runWordPress } from '../../browser/site.ts';
import { openScreen, plantPlans, previewSays, removePlanted, storedPlans } from './plan-screen.ts';

jest.setTimeout(180_000);

const PICTURE = '/wp-includes/images/w-logo-blue.png';
const OPTIONS = {
	plan_for: 'listingonly',
	lp_price_plan_addmore: ['Help by telephone'],
	note: 'a "quoted" \\ word',
};

afterEach(removePlanted);

it('the plan editor shows the feature lines and the image of a legacy plan, and saves them in the legacy format', async () => {
	const [id] = await plantPlans('Older');
	const address = await runWordPress(
		`$address = home_url('${PICTURE}'); update_post_meta(${id}, 'lp_listingpro_options', wp_slash(${php(OPTIONS)} + ['lp_price_plan_bg' => $address])); echo $address;`,
	);
	const page = await openScreen(`&plan=${id}`);
	await previewSays(page, 'Help by telephone');
	const onCard = page.frameLocator('.gz-plan-preview iframe').locator('.gz-plan-picture');
	expect(await onCard.getAttribute('src')).toBe(address);
	expect(await page.locator('.gz-plan-image').getAttribute('src')).toBe(address);

	await page.locator('.gz-plan-lines input').first().fill('A person to call');
	await previewSays(page, 'A person to call');
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await page.getByText('Plan saved', { exact: false }).first().waitFor();
	const [plan] = await storedPlans();
	expect(plan?.title).toBe('Older');
	expect(plan?.meta['lp_listingpro_options']).toEqual({
		...OPTIONS,
		lp_price_plan_addmore: ['A person to call'],
		lp_price_plan_bg: address,
	});
	expect(plan?.meta).not.toHaveProperty('lp_price_plan_addmore');

	await page.getByRole('button', { name: 'Remove image' }).click();
	await onCard.waitFor({ state: 'detached' });
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	await page.getByText('Not saved yet').waitFor({ state: 'detached' });
	expect((await storedPlans())[0]?.meta['lp_listingpro_options']).toEqual({
		...OPTIONS,
		lp_price_plan_addmore: ['A person to call'],
		lp_price_plan_bg: '',
	});
});
