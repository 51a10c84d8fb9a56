import { visitThread } from '../../browser/comments/thread.ts';
import { itWithCore } from '../../browser/cores.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

describe('window.addComment', () => {
	it('the widget adds init() and moveForm() to window.addComment without the WordPress script, and removes them with the comment thread', async () => {
		const { page, replyTo, state } = await visitThread({ mark: 'thread' });
		await replyTo(1).hover();
		await page.waitForFunction(() => 'addComment' in window);
		const answers = await page.evaluate(() => {
			const { init, moveForm } = window.addComment!;
			init(document.body);
			return [
				moveForm('nowhere', '1', 'respond', '7'),
				moveForm('div-comment-1', '1', 'respond', '7'),
			];
		});
		expect(answers).toEqual([undefined, false]);
		expect(await state()).toMatchObject({ parent: '1', title: 'Leave a Reply' });
		await page.evaluate(() => document.getElementById('comments')!.remove());
		await page.waitForFunction(() => !('addComment' in window));
	});

	[undefined, '7.1'].forEach((core) =>
		itWithCore(core)(
			`window.addComment handles the reply links of an older theme${core ? ' beside WordPress’s script' : ''}`,
			async () => {
				const { page, replyTo, cancel, state } = await visitThread({
					mark: 'thread',
					...(core ? { core } : {}),
					onclick: `onclick="return addComment.moveForm('div-comment-3', '3', 'respond', '7', 'To Cy')"`,
				});
				await page.evaluate(() =>
					document.querySelector('#comment-3 a')!.removeAttribute('data-belowelement'),
				);
				await replyTo(3).hover();
				await page.waitForFunction(() => 'addComment' in window);
				await page.locator('#comments[data-gz-mounted]').waitFor();
				await replyTo(3).click();
				expect(await state()).toMatchObject({ below: 'div-comment-3', title: 'To Cy' });
				await cancel.click();
				expect(await state()).toMatchObject({ parent: '0', title: 'Leave a Reply' });
				expect(await replyTo(3).evaluate((it) => it.matches(':focus'))).toBe(true);
			},
		),
	);

	[undefined, '7.1'].forEach((core) =>
		itWithCore(core)(
			`window.addComment is called once per click, so that site scripts can wrap it${core ? ', also if WordPress’s script defined it' : ''}`,
			async () => {
				const { page, replyTo, state } = await visitThread({
					mark: 'thread',
					...(core ? { core } : {}),
				});
				await replyTo(1).hover();
				await page.locator('#comments[data-gz-mounted]').waitFor();
				await page.waitForFunction(() => 'addComment' in window);
				if (core)
					await page.waitForFunction(() => `${window.addComment!.init}`.includes('cuts'));
				await page.evaluate(() => {
					const { moveForm } = window.addComment!;
					window.addComment!.moveForm = (...given) => {
						document.title += ' asked';
						return moveForm(...given);
					};
				});
				await replyTo(2).click();
				await rest(page);
				expect((await page.title()).match(/asked/g)).toHaveLength(1);
				expect((await state()).parent).toBe('2');
			},
		),
	);
});
