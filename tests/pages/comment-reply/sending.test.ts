import { itWithCore } from '../../browser/cores.ts';
import { visitThread, type ThreadOptions } from '../../browser/comments/thread.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const insertThree = () => {
	for (let time = 0; time < 3; time++) document.body.append(document.createElement('p'));
};

/** Opens a comment thread with the focus in the comment field and all scripts loaded. */
const writing = async (options: ThreadOptions = {}) => {
	const visited = await visitThread({ mark: 'thread', ...options });
	await visited.field.focus();
	await visited.page.locator('[aria-expanded]').first().waitFor();
	if (options.core) await visited.page.waitForFunction(() => 'addComment' in window);
	return visited;
};

describe.each<[string, ThreadOptions]>([
	['without another script', {}],
	['beside the script of WordPress 6.5', { core: '6.5' }],
	['beside the script of WordPress 7.1', { core: '7.1' }],
])('Ctrl or Cmd with Enter in the comment form, %s', (_says, options) => {
	itWithCore(options.core).each(['Control+Enter', 'Meta+Enter'])(
		'%s submits the comment once, even if the page receives other events meanwhile',
		async (key) => {
			const { page, field, posts, send } = await writing(options);
			await page.evaluate(insertThree);
			await field.fill('Words.');
			await send(key);
			await send(key);
			await rest(page);
			expect(posts).toHaveLength(1);
			expect(posts[0]!.get('comment')).toBe('Words.');
			expect(posts[0]!.get('submit')).toBe('Post Comment');
		},
	);

	itWithCore(options.core)(
		'the shortcut submits nothing while a required field is empty, and the comment once when it is filled in',
		async () => {
			const { page, field, posts, send } = await writing(options);
			await send();
			await rest(page);
			expect(posts).toHaveLength(0);
			await field.fill('Words.');
			await send();
			await rest(page);
			expect(posts).toHaveLength(1);
		},
	);
});

describe('Ctrl with Enter in the comment form', () => {
	it('Ctrl+Enter submits the comment again on a page whose own script handles the submit', async () => {
		const { page, field, send } = await writing({
			more: `<script>let n = 0; document.addEventListener('submit', (event) => { event.preventDefault(); document.title = 'asked ' + ++n; });</script>`,
		});
		await field.fill('Words.');
		await send();
		await send();
		expect(await page.title()).toBe('asked 2');
	});

	it('Ctrl+Enter submits the changed comment after a request that failed', async () => {
		const { page, field, posts, send } = await writing();
		await field.fill('Words.');
		await send();
		await rest(page);
		await field.fill('Words, mended.');
		await send();
		await rest(page);
		expect(posts.map((post) => post.get('comment'))).toEqual(['Words.', 'Words, mended.']);
	});

	it('Ctrl+Enter does nothing on a link, during IME composition, or while the button is disabled', async () => {
		const { page, field, posts, replyTo, cancel, send } = await writing();
		await field.fill('Words.');
		await field.dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true });
		await field.dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, repeat: true });
		await replyTo(1).click();
		await cancel.dispatchEvent('keydown', { key: 'Enter', ctrlKey: true });
		await page.locator('#submit').evaluate((button) => button.setAttribute('disabled', ''));
		await send();
		await rest(page);
		expect(posts).toHaveLength(0);
	});

	itWithCore('7.1')(
		'Ctrl+Enter pressed before the script arrives submits the comment once afterwards',
		async () => {
			let arrive!: () => void;
			const arrival = new Promise<void>((resolve) => (arrive = resolve));
			const { page, field, posts, send } = await visitThread({
				mark: 'thread',
				core: '7.1',
				before: (it) =>
					it.route('**/dist/comment-reply*', async (route) => {
						await arrival;
						await route.continue();
					}),
			});
			await page.waitForFunction(() => 'addComment' in window);
			await page.evaluate(insertThree);
			await field.fill('Words.');
			await send();
			await send();
			await rest(page);
			expect(posts).toHaveLength(0);
			arrive();
			await page.locator('#comments[data-gz-mounted]').waitFor();
			await rest(page);
			expect(posts).toHaveLength(1);
		},
	);

	it.each(['pointer', 'focus'])(
		'a failed comment-reply script is fetched again on the next focus, and the form still moves: %s first',
		async (first) => {
			let asked = 0;
			const { page, replyTo, field, posts, send, state } = await visitThread({
				mark: 'thread',
				before: (it) =>
					it.route('**/dist/comment-reply-interactive*', (route) =>
						asked++ ? route.continue() : route.abort(),
					),
			});
			const refused = page.waitForEvent('requestfailed');
			if (first === 'pointer') {
				await replyTo(2).hover();
				await page.locator('#comments[data-gz-mounted]').waitFor();
			}
			await field.focus();
			await refused;
			await page.locator('#comments[data-gz-mounted]').waitFor();
			expect(asked).toBe(1);

			await replyTo(2).click();
			await page.waitForFunction(() => document.querySelector(':focus')?.id === 'comment');
			expect((await state()).parent).toBe('2');
			await page.locator('#comment-2 [aria-expanded="true"]').waitFor();
			await field.fill('Words.');
			await send();
			await rest(page);
			expect(posts).toHaveLength(1);
			expect(asked).toBe(2);
		},
	);

	it('the comment form works again after the visitor navigates back to the page', async () => {
		const { page, field, posts, send } = await writing();
		await field.fill('Words.');
		await send();
		await rest(page);
		await page.evaluate(() =>
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
		);
		await send();
		await rest(page);
		expect(posts).toHaveLength(2);
	});
});
