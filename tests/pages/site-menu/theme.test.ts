import { axe } from '../../browser/axe.ts';
import { visitMenu, type MenuOptions } from '../../browser/menus/page.ts';

jest.setTimeout(60_000);

const open = async (options: MenuOptions = {}) => {
	const menu = await visitMenu({ adopt: true, ...options });
	await menu.mounted();
	return menu;
};
const narrow = (options: MenuOptions = {}) => open({ width: 320, height: 640, ...options });

describe('theme menu in a wide window', () => {
	it('the theme menu opens and closes a list with its labelled button, without following the link', async () => {
		const { page, toggle, link, hash, errors } = await open();
		const places = toggle('Places');
		await places.focus();
		await page.keyboard.press('Escape');
		expect(await places.getAttribute('aria-expanded')).toBe('false');
		expect(await places.getAttribute('aria-label')).toBe('Open Sub-Menu');
		expect(await places.getAttribute('aria-controls')).toBe('menu-item-1-sub-menu');
		await page.getByRole('button', { name: 'Open Sub-Menu Places' }).press('Enter');
		expect(await places.getAttribute('aria-label')).toBe('Close Sub-Menu');
		expect(await places.getAttribute('aria-expanded')).toBe('true');
		expect(await page.locator('#menu-item-1').getAttribute('class')).toContain('sfHover');
		expect(await page.locator('#menu-item-1-sub-menu').getAttribute('class')).toContain(
			'toggled-on',
		);
		expect(
			await link('Harbour').evaluate((it) => it.getBoundingClientRect().left),
		).toBeGreaterThanOrEqual(0);
		expect(await axe(page, 'header')).toEqual([]);
		await places.press('Space');
		expect(await places.getAttribute('aria-expanded')).toBe('false');
		expect(await hash()).toBe('');
		expect(errors).toEqual([]);
	});

	it('the theme menu marks a list opened on hover as expanded, and a click closes it', async () => {
		const { page, toggle, link } = await open();
		await link('Places').hover();
		await page.locator('[aria-expanded="true"][aria-label="Close Sub-Menu"]').waitFor();
		await toggle('Places').click();
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('false');
		expect(await link('Harbour').isVisible()).toBe(false);
		await page.mouse.move(600, 500);
		await link('Places').hover();
		await page.locator('[aria-expanded="true"]').waitFor();
		await page.keyboard.press('Escape');
		expect(await link('Harbour').isVisible()).toBe(false);
	});

	it('the theme menu opens on focus, and Escape closes one level at a time', async () => {
		const { page, toggle, link, focus } = await open();
		await link('Places').focus();
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('true');
		await link('Bench').focus();
		expect(await toggle('Hills').getAttribute('aria-expanded')).toBe('true');
		await page.keyboard.press('Escape');
		expect(await toggle('Hills').evaluate((it) => it.matches(':focus'))).toBe(true);
		expect(await toggle('Hills').getAttribute('aria-expanded')).toBe('false');
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('true');
		await page.keyboard.press('Escape');
		expect(await toggle('Places').evaluate((it) => it.matches(':focus'))).toBe(true);
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('false');
		await page.keyboard.press('Tab');
		expect(await focus()).toBe('Plans');
		await page.locator('main a').focus();
		await page.waitForFunction(() => !document.querySelector('nav .sfHover'));
	});

	it('the theme menu opens on the first tap, follows the link on the second, and closes on a tap outside', async () => {
		const { page, link, toggle, hash } = await open({ touch: true });
		await link('Places').tap();
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('true');
		expect(await hash()).toBe('');
		await page.locator('h1').tap();
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('false');
		await link('Places').tap();
		await link('Places').tap();
		expect(await hash()).toBe('#places');
	});

	it('the theme menu opens and closes by touch on a device without hover, with targets of at least 44 pixels', async () => {
		const { page, link, toggle, hash, errors } = await open({ mobile: true, width: 1024 });
		expect(
			await page.evaluate(() => matchMedia('(hover: none) and (pointer: coarse)').matches),
		).toBe(true);
		const { width, height } = (await toggle('Places').boundingBox())!;
		expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
		await toggle('Places').tap();
		expect(await toggle('Places').getAttribute('aria-label')).toBe('Close Sub-Menu');
		await toggle('Hills').tap();
		expect(await link('Bench').isVisible()).toBe(true);
		// An item without a submenu is followed immediately.
		await link('Harbour').tap();
		expect(await hash()).toBe('#harbour');
		await toggle('Places').tap();
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('false');
		expect(await toggle('Hills').getAttribute('aria-expanded')).toBe('false');
		await link('Plans').tap({ position: { x: 25, y: 20 } });
		expect(await toggle('Plans').getAttribute('aria-expanded')).toBe('true');
		await link('Plans').tap({ position: { x: 25, y: 20 } });
		expect(await toggle('Plans').getAttribute('aria-expanded')).toBe('true');
		expect(errors).toEqual([]);
	});

	it('the theme menu opens on a click on the whole item if the theme is configured so, one list at a time', async () => {
		const { page, link, hash } = await open({
			body: 'dropdown-click dropdown-click-menu-item',
		});
		expect(await page.locator('.gz-menu-toggle').count()).toBe(0);
		await link('Places').click();
		expect(await link('Places').getAttribute('aria-expanded')).toBe('true');
		expect(await link('Places').getAttribute('aria-label')).toBe('Close Sub-Menu');
		await link('Plans').press('Space');
		expect(await link('Plans').getAttribute('aria-expanded')).toBe('true');
		expect(await link('Places').getAttribute('aria-expanded')).toBe('false');
		expect(await hash()).toBe('');
		await page.locator('h1').click();
		expect(await link('Plans').getAttribute('aria-expanded')).toBe('false');
		await link('Plans').press('Enter');
		await page.keyboard.press('Escape');
		expect(await link('Plans').getAttribute('aria-expanded')).toBe('false');
	});

	it('if the theme limits submenus to the arrow, a click on a link does not open its submenu, unless the link has no URL', async () => {
		const { toggle, link, hash } = await open({ body: 'dropdown-click dropdown-click-arrow' });
		await toggle('Places').click();
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('true');
		expect(await hash()).toBe('');
		await link('Plans').click({ position: { x: 25, y: 20 } });
		expect(await toggle('Plans').getAttribute('aria-expanded')).toBe('true');
		await link('Places').click({ position: { x: 25, y: 20 } });
		expect(await hash()).toBe('#places');
	});

	it.each([true, false])(
		'the theme menu has the button over the arrow of the theme and beside the text, from right to left: %s',
		async (rtl) => {
			const { toggle, link } = await open({ rtl });
			const button = (await toggle('Places').boundingBox())!;
			const whole = (await link('Places').boundingBox())!;
			const arrow = (await link('Places').locator('.dropdown-menu-toggle').boundingBox())!;
			expect(arrow.x < whole.x + whole.width / 2).toBe(rtl);
			const ends = ({ x, width }: { x: number; width: number }) => [x + width, x] as const;
			const [words, far] = rtl ? ends(button) : [...ends(button)].reverse();
			const [atWords, end] = rtl ? ends(arrow) : [...ends(arrow)].reverse();
			expect(Math.abs(words! - atWords!)).toBeLessThan(1);
			expect(rtl ? end! - far! : far! - end!).toBeGreaterThan(0);
			expect(Math.round(button.height)).toBe(Math.round(whole.height));
		},
	);
});

describe.each([
	['in the menu', false],
	['in a separate wrapper', true],
])('theme menu in a narrow window, with the button %s', (_says, outside) => {
	it('the narrow theme menu opens as a panel that is inert while closed', async () => {
		const { page, button, link, errors } = await narrow({ outside });
		const panel = page.locator('.main-nav');
		expect(await panel.getAttribute('inert')).toBe('');
		expect(await panel.getAttribute('hidden')).toBe('');
		expect(await button.getAttribute('aria-expanded')).toBe('false');
		await button.click();
		expect(await panel.getAttribute('inert')).toBeNull();
		expect(await button.getAttribute('aria-expanded')).toBe('true');
		expect(await page.locator('html').getAttribute('class')).toBe('mobile-menu-open');
		expect(await page.locator('nav.main-navigation:not(.toggled)').count()).toBe(0);
		expect(await link('Contact').isVisible()).toBe(true);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		expect(await axe(page, 'header')).toEqual([]);
		expect(errors).toEqual([]);
	});

	it('the narrow theme menu closes its levels with Escape, the panel last, and returns the focus to its button', async () => {
		const { page, button, toggle } = await narrow({ outside });
		await button.press('Enter');
		await toggle('Places').press('Enter');
		await toggle('Hills').press('Enter');
		for (const name of ['Hills', 'Places']) {
			expect(await toggle(name).getAttribute('aria-expanded')).toBe('true');
			await page.keyboard.press('Escape');
			expect(await toggle(name).getAttribute('aria-expanded')).toBe('false');
		}
		await page.keyboard.press('Escape');
		expect(await button.getAttribute('aria-expanded')).toBe('false');
		expect(await button.evaluate((it) => it.matches(':focus'))).toBe(true);
	});
});

describe('theme menu in a narrow window', () => {
	it('the narrow theme menu opens a list from a link without a target, and follows other links', async () => {
		const { button, link, toggle, hash } = await narrow();
		await button.click();
		await link('Plans').click({ position: { x: 30, y: 20 } });
		expect(await toggle('Plans').getAttribute('aria-expanded')).toBe('true');
		await link('Places').click({ position: { x: 30, y: 20 } });
		expect(await hash()).toBe('#places');
	});

	it('the narrow theme menu closes the inner lists together with an outer one', async () => {
		const { button, toggle } = await narrow();
		await button.click();
		await toggle('Places').click();
		await toggle('Hills').click();
		expect(await toggle('Hills').getAttribute('aria-expanded')).toBe('true');
		for (let press = 0; press < 2; press++) await toggle('Places').click();
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('true');
		expect(await toggle('Hills').getAttribute('aria-expanded')).toBe('false');
	});

	it('the narrow theme menu closes sibling lists if the theme is configured so, with the labels of the theme', async () => {
		const { button, toggle } = await narrow({
			more: '<script>generatepressMenu = { toggleOpenedSubMenus: "1", openSubMenuLabel: "Aufklappen", closeSubMenuLabel: "Zuklappen" }</script>',
		});
		await button.click();
		expect(await toggle('Places').getAttribute('aria-label')).toBe('Aufklappen');
		await toggle('Places').click();
		await toggle('Plans').click();
		expect(await toggle('Plans').getAttribute('aria-label')).toBe('Zuklappen');
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('false');
	});

	it('the theme menu is restored when the window becomes wide', async () => {
		const { page, button, toggle } = await narrow();
		await button.click();
		await toggle('Places').click();
		await page.setViewportSize({ width: 1000, height: 640 });
		await page.waitForFunction(
			() => !document.querySelector('nav.toggled, .sfHover, .toggled-on'),
		);
		expect(await page.locator('html').getAttribute('class')).not.toContain('mobile-menu-open');
		expect(await page.locator('.main-nav').getAttribute('inert')).toBeNull();
		expect(await toggle('Places').getAttribute('aria-expanded')).toBe('false');
	});

	it('the narrow theme menu has no transitions with reduced motion, and has borders with forced colors', async () => {
		const { button, toggle } = await narrow({ reducedMotion: true, forcedColors: true });
		await button.click();
		const { motion, outline } = await toggle('Places').evaluate((it) => {
			(it as HTMLElement).focus();
			const { transitionDuration } = getComputedStyle(it, '::after');
			const { outlineColor } = getComputedStyle(it);
			return { motion: transitionDuration, outline: outlineColor };
		});
		expect(motion).toBe('0s');
		expect(outline).not.toBe('rgba(0, 0, 0, 0)');
	});
});

it('the script of the theme does not receive the events that the site menu handles', async () => {
	const { button, link, toggle, page } = await narrow({
		more: `<script>for (const it of document.querySelectorAll('.dropdown-menu-toggle, .menu-toggle, nav a')) it.addEventListener('click', () => { document.title += ' theme'; });</script>`,
	});
	await button.click();
	await link('Plans').click({ position: { x: 30, y: 20 } });
	await toggle('Places').click();
	expect(await toggle('Plans').getAttribute('aria-expanded')).toBe('true');
	expect(await page.title()).not.toContain('theme');
});
