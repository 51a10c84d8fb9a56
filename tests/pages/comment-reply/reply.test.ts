import { axe } from '../../browser/axe.ts';
import { itWithCore } from '../../browser/cores.ts';
import { comment, visitThread, type ThreadOptions } from '../../browser/comments/thread.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const HOME = { parent: '0', post: '7', title: 'Leave a Reply', isCancelShown: false };
const at = (id: number, name: string) => ({
	below: `div-comment-${id}`,
	parent: `${id}`,
	post: '7',
	title: `Reply to ${name}`,
	isCancelShown: true,
	focus: 'comment',
});

describe.each<[string, ThreadOptions]>([
	['marked', { mark: 'thread' }],
	['adopted', { adopt: true }],
	['with the attribute, beside the script of WordPress 7.1', { mark: 'thread', core: '7.1' }],
	['adopted, beside the script of WordPress 6.5', { adopt: true, core: '6.5' }],
	['of a block theme, adopted', { adopt: true, markup: 'blocks' }],
	['without a wrapper, with the attribute', { mark: 'respond', markup: 'no thread' }],
	['without a wrapper, adopted', { adopt: true, markup: 'no thread' }],
])('comment thread %s', (_says, options) => {
	itWithCore(options.core)(
		'the comment form moves below the comment and back, with title, ids and focus',
		async () => {
			const { page, replyTo, cancel, field, state, errors } = await visitThread(options);
			const { below } = await state();
			await replyTo(2).click();
			await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
			expect(await state()).toEqual(at(2, 'Bob'));
			await field.fill('Typed.');
			await replyTo(1).click();
			await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
			expect(await state()).toEqual(at(1, 'Ann'));
			expect(await page.locator('#wp-temp-form-div').count()).toBe(1);
			expect(await replyTo(1).getAttribute('aria-expanded')).toBe('true');
			expect(await replyTo(2).getAttribute('aria-expanded')).toBe('false');

			await cancel.click();
			expect(await state()).toEqual({ ...HOME, below, focus: 'comment-reply-link' });
			expect(await replyTo(1).evaluate((it) => it.matches(':focus'))).toBe(true);
			expect(await page.locator('#wp-temp-form-div').count()).toBe(0);
			expect(await field.inputValue()).toBe('Typed.');
			expect(page.url()).not.toContain('replytocom');
			expect(errors).toEqual([]);
		},
	);
});

describe('reply to a comment', () => {
	it('a reply is announced to screen readers with the link and the texts of the server', async () => {
		const { page, replyTo, cancel } = await visitThread({ mark: 'thread' });
		const region = page.locator('body > [aria-live="polite"]');
		await replyTo(2).click();
		await region.filter({ hasText: 'Reply to Bob' }).waitFor({ state: 'attached' });
		expect(await replyTo(2).getAttribute('aria-controls')).toBe('respond');
		expect(await axe(page, '#comments')).toEqual([]);
		await cancel.click();
		await region.filter({ hasText: 'Leave a Reply' }).waitFor({ state: 'attached' });
		expect(await region.evaluate((it) => getComputedStyle(it).clipPath)).toBe('inset(50%)');
	});

	it('a reply works under a policy that forbids inline code and code from strings', async () => {
		const { page, replyTo, cancel, state, errors } = await visitThread({
			mark: 'thread',
			strict: true,
		});
		await replyTo(2).click();
		await page
			.locator('body > [aria-live]')
			.filter({ hasText: 'Reply to Bob' })
			.waitFor({ state: 'attached' });
		await cancel.click();
		expect((await state()).parent).toBe('0');
		expect(errors).toEqual([]);
	});

	it('a reply works with the keyboard, and Escape cancels it while the field is empty', async () => {
		const { page, replyTo, field, state } = await visitThread({ mark: 'thread' });
		await replyTo(3).focus();
		await page.keyboard.press('Enter');
		await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
		expect(await state()).toEqual(at(3, 'Cy'));
		await field.fill('Not lost.');
		await rest(page);
		await page.keyboard.press('Escape');
		expect((await state()).parent).toBe('3');
		await field.fill('');
		await page.keyboard.press('Escape');
		expect(await state()).toMatchObject({ ...HOME, focus: 'comment-reply-link' });
	});

	it('a reply works on a comment that is added later', async () => {
		const { page, replyTo, state } = await visitThread({ mark: 'thread' });
		await replyTo(1).focus();
		await page.locator('#comments[data-gz-mounted]').waitFor();
		await page.evaluate(
			(html) =>
				document.querySelector('.comment-list')!.insertAdjacentHTML('beforeend', html),
			comment(9, 'Ida'),
		);
		await page.locator('#comment-9 [aria-expanded="false"]').waitFor();
		await replyTo(9).click();
		await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
		expect(await state()).toEqual(at(9, 'Ida'));
	});

	it('a reply works without a heading and with the cancel link anywhere', async () => {
		const { page, replyTo, cancel, state } = await visitThread({
			mark: 'thread',
			untitled: true,
		});
		await replyTo(2).click();
		await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
		expect(await state()).toMatchObject({ ...at(2, 'Bob'), title: undefined });
		await page
			.locator('body > [aria-live]')
			.filter({ hasText: 'Reply to Bob' })
			.waitFor({ state: 'attached' });
		await cancel.click();
		expect(await state()).toMatchObject({ ...HOME, title: undefined });
	});

	it('a reply restores the post id after a script called moveForm with another one', async () => {
		const { page, replyTo, cancel, state } = await visitThread({ mark: 'thread' });
		await replyTo(1).hover();
		await page.waitForFunction(() => 'addComment' in window);
		await page.evaluate(() =>
			window.addComment!.moveForm('div-comment-1', '1', 'respond', '44', 'Hello'),
		);
		expect(await state()).toMatchObject({ parent: '1', post: '44', title: 'Hello' });
		await cancel.click();
		expect(await state()).toMatchObject(HOME);
	});

	it('the comment form starts in place on a page opened as a reply, where cancelling follows the link', async () => {
		const { page, replyTo, cancel, state } = await visitThread({
			mark: 'thread',
			isReply: true,
		});
		expect((await state()).parent).toBe('2');
		await replyTo(1).click();
		await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
		expect(await state()).toMatchObject({ parent: '1', title: 'Reply to Ann' });
		expect(await page.locator('#reply-title > a').isVisible()).toBe(false);
		await cancel.click();
		expect(await state()).toMatchObject({ parent: '0', title: 'Reply to' });
		expect(await page.locator('#reply-title > a').isVisible()).toBe(true);

		await page.reload();
		await cancel.click();
		await page.waitForURL(/\?plain#respond$/);
	});

	itWithCore('7.1').each(['Control', 'Meta', 'Shift', 'Alt'] as const)(
		'a click on a reply link with %s held is left to the browser, also beside the WordPress script',
		async (key) => {
			const { page, replyTo, state } = await visitThread({ mark: 'thread', core: '7.1' });
			await page.waitForFunction(() => 'addComment' in window);
			await replyTo(1).focus();
			await page.locator('#comments[data-gz-mounted]').waitFor();
			const isBrowsers = await replyTo(2).evaluate((link, held) => {
				// A link without `href` does not navigate when it is clicked.
				link.removeAttribute('href');
				const name = `${held === 'Control' ? 'ctrl' : held.toLowerCase()}Key`;
				const init = { bubbles: true, cancelable: true, [name]: true };
				return link.dispatchEvent(new MouseEvent('click', init));
			}, key);
			expect(isBrowsers).toBe(true);
			expect((await state()).parent).toBe('0');
		},
	);
});

describe('comment thread without the attribute of the widget', () => {
	itWithCore('7.1')(
		'a comment thread without the attribute is not touched, and the WordPress script keeps serving it',
		async () => {
			const { page, replyTo, state, requests } = await visitThread({ core: '7.1' });
			await page.waitForFunction(() => 'addComment' in window);
			await replyTo(2).click();
			expect(await state()).toEqual(at(2, 'Bob'));
			expect(requests.join()).not.toContain('comment-reply');
			expect(await replyTo(2).getAttribute('aria-expanded')).toBeNull();
		},
	);
});

describe('the comment-reply script', () => {
	it('the comment-reply script is fetched on hover or focus, and not before', async () => {
		const { page, replyTo, requests } = await visitThread({ mark: 'thread' });
		await rest(page);
		expect(requests.join()).not.toContain('comment-reply');
		expect(await page.evaluate(() => 'addComment' in window)).toBe(false);
		await replyTo(1).hover();
		await page.waitForFunction(() => 'addComment' in window);
		expect(requests.filter((file) => file.includes('comment-reply'))).toHaveLength(1);
		expect(requests.join()).not.toContain('react');
	});

	itWithCore('7.1')(
		'a click made while the comment-reply script was loading is replayed once',
		async () => {
			let arrive!: () => void;
			const arrival = new Promise<void>((resolve) => (arrive = resolve));
			const { page, replyTo, state } = await visitThread({
				mark: 'thread',
				core: '7.1',
				before: (it) =>
					it.route('**/dist/comment-reply*', async (route) => {
						await arrival;
						await route.continue();
					}),
			});
			await page.waitForFunction(() => 'addComment' in window);
			await page.evaluate(() => {
				const counted = window as typeof window & { moves: number };
				const { moveForm } = window.addComment!;
				counted.moves = 0;
				window.addComment!.moveForm = (...given) => {
					counted.moves++;
					return moveForm(...given);
				};
			});
			for (let press = 0; press < 3; press++) await replyTo(2).click();
			expect((await state()).parent).toBe('0');
			arrive();
			await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
			await rest(page);
			expect(await state()).toEqual(at(2, 'Bob'));
			expect(await page.evaluate(() => (window as { moves?: number }).moves)).toBe(1);
		},
	);
});
