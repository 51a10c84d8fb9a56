import { axe } from '../../browser/axe.ts';
import { visitMenu } from '../../browser/menus/page.ts';

jest.setTimeout(60_000);

const marked = async (options: Parameters<typeof visitMenu>[0] = {}) => {
	const menu = await visitMenu({ plain: true, mark: true, body: '', ...options });
	await menu.mounted();
	return menu;
};

describe('site menu from a plain nested list', () => {
	it('a nested list starts closed, gets a button for each sublist, and opens level by level', async () => {
		const { page, toggle, link, focus, requests, errors } = await marked();
		expect(await link('Harbour').isVisible()).toBe(false);
		expect(await page.locator('.gz-menu-toggle').count()).toBe(2);
		await toggle('Places').press('Enter');
		expect(await link('Harbour').isVisible()).toBe(true);
		expect(await link('Bench').isVisible()).toBe(false);
		const list = await toggle('Places').getAttribute('aria-controls');
		expect(await page.locator(`#${list} > li`).count()).toBe(2);
		expect(await axe(page, 'header')).toEqual([]);
		await toggle('Hills').click();
		await link('Bench').focus();
		await page.keyboard.press('Escape');
		expect(await link('Bench').isVisible()).toBe(false);
		expect(await link('Harbour').isVisible()).toBe(true);
		await page.keyboard.press('Shift+Tab');
		expect(await focus()).toBe('Hills');
		expect(requests.join()).not.toContain('react');
		expect(errors).toEqual([]);
	});

	it('the menu of a nested list uses the language of the page, and fits 320 pixels', async () => {
		const { page, toggle } = await marked({
			width: 320,
			config: {
				texts: {
					'Open Sub-Menu': 'Untermenü öffnen',
					'Close Sub-Menu': 'Untermenü schließen',
				},
			},
		});
		expect(await toggle('Places').getAttribute('aria-label')).toBe('Untermenü öffnen');
		await toggle('Places').click();
		expect(await toggle('Places').getAttribute('aria-label')).toBe('Untermenü schließen');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		const { width, height } = (await toggle('Places').boundingBox())!;
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
	});

	it('the focus ring of a theme does not overlap the text beside a menu button', async () => {
		const { page, toggle } = await marked();
		await page.addStyleTag({
			content: ':where(nav *:focus) { outline: 4px solid red; outline-offset: 0; }',
		});
		await toggle('Places').click();
		const { isVisible, offset } = await toggle('Places').evaluate((it) => ({
			isVisible: it.matches(':focus-visible'),
			offset: getComputedStyle(it).outlineOffset,
		}));
		expect(isVisible).toBe(false);
		expect(offset).toBe('-2px');
	});

	it('the menu of a nested list works under a policy that forbids inline code and code from strings', async () => {
		const { link, toggle, errors } = await marked({ strict: true });
		await toggle('Places').click();
		expect(await link('Harbour').isVisible()).toBe(true);
		expect(errors).toEqual([]);
	});

	it('the menu of a nested list is fully visible without scripting', async () => {
		const { link } = await visitMenu({ plain: true, mark: true, javascript: false });
		expect(await link('Bench').isVisible()).toBe(true);
	});
});

it('a navigation without the attribute of the widget and a core navigation block are not touched', async () => {
	const { page, requests } = await visitMenu();
	expect(await page.locator('.gz-menu-toggle').count()).toBe(0);
	expect(requests.join()).not.toContain('site-menu');
	const block = await visitMenu({
		adopt: true,
		plain: true,
		more: '<nav class="wp-block-navigation main-navigation"><ul><li><a href="#a">A</a><ul><li>B</li></ul></li></ul></nav>',
	});
	await block.page.locator('nav[data-gz-mounted]').waitFor({ state: 'attached' });
	expect(await block.page.locator('.gz-menu-toggle').count()).toBe(0);
});
