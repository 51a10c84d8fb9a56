import { itWithCore } from '../../browser/cores.ts';
import { visitThread, type ThreadOptions } from '../../browser/comments/thread.ts';
import { rest } from '../../browser/rest.ts';

jest.setTimeout(60_000);

const insertThree = () => {
	for (let time = 0; time < 3; time++) document.body.append(document.createElement('p'));
};

/** A thread in whose field the visitor stands, with everything that serves it there. */
const writing = async (options: ThreadOptions = {}) => {
	const visited = await visitThread({ mark: 'thread', ...options });
	await visited.field.focus();
	await visited.page.locator('[aria-expanded]').first().waitFor();
	if (options.core) await visited.page.waitForFunction(() => 'addComment' in window);
	return visited;
};

describe.each<[string, ThreadOptions]>([
	['alone', {}],
	['beside the script of WordPress 6.5', { core: '6.5' }],
	['beside the script of WordPress 7.1', { core: '7.1' }],
])('Ctrl or Cmd with Enter, %s', (_says, options) => {
	itWithCore(options.core).each(['Control+Enter', 'Meta+Enter'])(
		'sends once by %s, whatever comes to the page meanwhile',
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
		'sends nothing while a field is missing, and once when it is there',
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

describe('Ctrl with Enter', () => {
	it('asks again a page that answers by itself', async () => {
		const { page, field, send } = await writing({
			more: `<script>let n = 0; document.addEventListener('submit', (event) => { event.preventDefault(); document.title = 'asked ' + ++n; });</script>`,
		});
		await field.fill('Words.');
		await send();
		await send();
		expect(await page.title()).toBe('asked 2');
	});

	it('sends again what is changed after a sending that did not arrive', async () => {
		const { page, field, posts, send } = await writing();
		await field.fill('Words.');
		await send();
		await rest(page);
		await field.fill('Words, mended.');
		await send();
		await rest(page);
		expect(posts.map((post) => post.get('comment'))).toEqual(['Words.', 'Words, mended.']);
	});

	it('does nothing on a link, while a word is composed, or where the button is disabled', async () => {
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

	itWithCore('7.1')('typed before the script is there sends once when it comes', async () => {
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
	});

	it.each(['pointer', 'focus'])(
		'is asked for again by the next focus where it did not come, and the form moves all the same: %s first',
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

	it('works again after the way back to the page', async () => {
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
