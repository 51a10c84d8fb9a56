import { axe } from '../../browser/axe.ts';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';
import { makeListing, makeOwner, told, visitAs } from '../submission/owners.ts';
import {
	addReview,
	chooseReviews,
	kept,
	OFTEN,
	pathOf,
	rating,
	review,
	WITHOUT_SCRIPT,
} from './reviews.ts';

jest.setTimeout(180_000);

let owner = 0;
const make = (title: string, more: object = {}) =>
	makeListing(title, owner, { status: 'publish', ...more });
const approveAll = (listing: number) =>
	runWordPress(
		`foreach (get_comments(['post_id' => ${listing}, 'status' => 'hold']) as $c) { wp_set_comment_status($c, 'approve'); }`,
	);

beforeAll(async () => {
	owner = await makeOwner('olga');
	await makeOwner('mia');
	await runWordPress(`(new WP_User(${owner}))->set_role('author');`);
	await chooseReviews({ reviews: true, holdReviews: true });
});
afterAll(() => chooseReviews({ reviews: false }));

describe('review of a listing', () => {
	it('a guest without JavaScript posts a review, which is published after a moderator approves it', async () => {
		const listing = await make('Reviewed by a guest');
		const path = await pathOf(listing);
		const { page } = await visit(path, WITHOUT_SCRIPT);
		expect(await page.locator('.gz-reviews-empty').innerText()).toContain(
			'Write the first review',
		);
		// Let the server validate the form.
		await page
			.locator('#gz-review-form')
			.evaluate((form) => form.setAttribute('novalidate', ''));
		await review(page, {
			stars: 4,
			text: 'Warm rolls. <script>x</script>[gallery]',
			name: 'Gwen',
			email: 'no',
		});
		expect(await page.locator('.gz-review-wrong').innerText()).toBe(
			'Please enter a valid email address.',
		);
		expect(await page.locator('#gazetteer_review_name').inputValue()).toBe('Gwen');
		await review(page, {
			stars: 4,
			text: 'Warm rolls. [gallery]',
			name: 'Gwen',
			email: 'gwen@guest.example',
		});
		expect(await page.locator('.gz-review-notice').innerText()).toContain(
			'after we have checked it',
		);
		expect(await page.locator('.gz-review').count()).toBe(0);
		expect(await rating(listing)).toEqual(['', '']);

		await approveAll(listing);
		expect(await rating(listing)).toEqual(['4.00', '1']);
		const again = await visit(path, WITHOUT_SCRIPT);
		expect(await again.page.locator('.gz-review-text').innerText()).toBe(
			'Warm rolls. [gallery]',
		);
		expect(
			await again.page.locator('.gz-review-head .gz-stars').getAttribute('aria-label'),
		).toBe('4 out of 5 stars');
		const facts = JSON.parse(
			(await again.page.locator('script[type="application/ld+json"]').first().textContent())!,
		) as Record<string, unknown>;
		expect(facts['aggregateRating']).toMatchObject({ ratingValue: 4, reviewCount: 1 });
		expect(facts['review']).toMatchObject([
			{ author: { name: 'Gwen' }, reviewRating: { ratingValue: 4 } },
		]);
	});

	it('the second review of a guest replaces the first one when it is approved, and not before', async () => {
		const listing = await make('Reviewed twice by a guest');
		await addReview(listing, { stars: 2, text: 'The first.', by: 'Gwen' });
		const { page } = await visit(await pathOf(listing), WITHOUT_SCRIPT);
		await review(page, {
			stars: 5,
			text: 'The second.',
			name: 'Gwen',
			email: 'GWEN@guest.example',
		});
		expect(await kept(listing)).toEqual([
			['The first.', '2', 'approved'],
			['The second.', '5', 'unapproved'],
		]);
		await approveAll(listing);
		expect(await kept(listing)).toEqual([
			['The first.', '2', 'trash'],
			['The second.', '5', 'approved'],
		]);
		expect(await rating(listing)).toEqual(['5.00', '1']);
	});

	it('the form of a member shows the own review, and changes it', async () => {
		const listing = await make('Reviewed by a member');
		const path = await pathOf(listing);
		const { page } = await visitAs('mia', path, OFTEN);
		await review(page, { stars: 3, text: 'Quite good.', name: 'Mia' });
		expect(await kept(listing)).toEqual([['Quite good.', '3', 'unapproved']]);
		await approveAll(listing);
		await page.goto(page.url().split('?')[0]!);
		await page.getByText('Change your review').click();
		expect(await page.getByLabel('Your review', { exact: true }).inputValue()).toBe(
			'Quite good.',
		);
		await review(page, { stars: 5, text: 'Better than I thought.', name: 'Mia' });
		expect(await kept(listing)).toEqual([['Better than I thought.', '5', 'unapproved']]);
		expect(await rating(listing)).toEqual(['', '']);

		// A guest with the email address of the account must not change the review.
		const guest = await visit(path, WITHOUT_SCRIPT);
		await review(guest.page, {
			stars: 1,
			text: 'Not me.',
			name: 'Mia',
			email: 'mia@owner.example',
		});
		expect(await guest.page.locator('.gz-review-error').innerText()).toContain(
			'Log in to change it',
		);
		expect(await kept(listing)).toHaveLength(1);
	});

	it.each(['draft', 'pending', 'private', 'expired', 'password'])(
		'a listing that is %s shows no reviews and accepts none',
		async (state) => {
			const listing = await make(`Closed: ${state}`);
			await addReview(listing, { stars: 5, text: 'Before it was closed.', by: 'Gwen' });
			const path = `/?post_type=gazetteer_listing&p=${listing}`;
			await runWordPress(
				state === 'password'
					? `wp_update_post(['ID' => ${listing}, 'post_password' => 'secret']);`
					: `global $wpdb; $wpdb->update($wpdb->posts, ['post_status' => '${state}'], ['ID' => ${listing}]); clean_post_cache(${listing});`,
			);
			// The administrator may see the listing, so that the check of its status decides.
			const { page } = await visit(path, { as: 'admin' });
			expect(await page.locator('.gz-reviews').count()).toBe(0);
			const sent = await page.evaluate(
				async ([url, id]) => {
					const body = new URLSearchParams({
						gazetteer_review_listing: `${id}`,
						gazetteer_review_action: 'review',
						gazetteer_review_stars: '5',
						gazetteer_review_text: 'After it was closed.',
						gazetteer_review_name: 'Gwen',
					});
					return (await fetch(String(url), { method: 'POST', body })).status;
				},
				[path, listing] as const,
			);
			expect(sent).toBeLessThan(500);
			expect(await kept(listing)).toHaveLength(1);
		},
	);

	it('a listing shows no reviews while the setting is off', async () => {
		const listing = await make('Without reviews');
		await addReview(listing, { stars: 5, text: 'Hidden.', by: 'Gwen' });
		await chooseReviews({ reviews: false });
		const { page } = await visit(await pathOf(listing));
		expect(await page.locator('.gz-reviews').count()).toBe(0);
		expect(await page.content()).not.toContain('aggregateRating');
		await chooseReviews({ reviews: true });
	});
});

describe('list of reviews', () => {
	let listing = 0;
	let path = '';
	beforeAll(async () => {
		listing = await make('With many reviews');
		path = await pathOf(listing);
		for (const [index, stars] of [5, 4, 5, 2, 5, 4, 1, 5, 3, 4, 5, 5].entries()) {
			await addReview(listing, {
				stars,
				text: `Text ${index}.`,
				by: `Guest${index}`,
				title: `Title ${index}`,
				days: 20 - index,
				votes: index === 3 ? 4 : 0,
			});
		}
	});
	const titles = (page: import('playwright-core').Page) =>
		page.locator('.gz-review-title').allInnerTexts();

	it('visitors sort, filter and page through reviews with plain links', async () => {
		const { page } = await visit(path, { javascript: false });
		const follow = (link: { name: string; exact?: boolean }) =>
			Promise.all([page.waitForEvent('load'), page.getByRole('link', link).click()]);
		expect(await page.locator('.gz-reviews-average').innerText()).toMatch(/4\.0\s+12 reviews/);
		expect((await titles(page)).slice(0, 2)).toEqual(['Title 11', 'Title 10']);
		expect(await titles(page)).toHaveLength(10);
		await follow({ name: 'Next', exact: true });
		expect(await titles(page)).toEqual(['Title 1', 'Title 0']);
		await follow({ name: 'Lowest' });
		expect((await titles(page)).slice(0, 2)).toEqual(['Title 6', 'Title 3']);
		await follow({ name: 'Most helpful' });
		expect((await titles(page))[0]).toBe('Title 3');
		await follow({ name: '4 stars' });
		expect(await titles(page)).toEqual(['Title 9', 'Title 5', 'Title 1']);
		await follow({ name: 'Show all reviews' });
		expect(await titles(page)).toHaveLength(10);
	});

	it.each([390, 1280])('the reviews have no accessibility violations at %s px', async (width) => {
		const { page, errors } = await visit(path, { width });
		await page.locator('#gz-review-write > summary').click();
		expect(await axe(page, '.gz-reviews')).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		if (process.env['GZ_SHOT']) {
			await page
				.locator('.gz-reviews')
				.screenshot({ path: `${process.env['GZ_SHOT']}-${width}.png` });
		}
		expect(errors).toEqual([]);
	});

	it('a deleted, unapproved or restored comment changes the numbers of the listing', async () => {
		const id = await addReview(listing, { stars: 1, text: 'For a moment.', by: 'Zoe' });
		const numbers = async (change: string) => {
			await runWordPress(change);
			return (await rating(listing))[1];
		};
		expect((await rating(listing))[1]).toBe('13');
		expect(await numbers(`wp_set_comment_status(${id}, 'hold');`)).toBe('12');
		expect(await numbers(`wp_set_comment_status(${id}, 'approve');`)).toBe('13');
		expect(await numbers(`wp_spam_comment(${id});`)).toBe('12');
		expect(await numbers(`wp_unspam_comment(${id});`)).toBe('13');
		await runWordPress(`update_comment_meta(${id}, '_gazetteer_stars', 5);`);
		expect(await rating(listing)).toEqual(['4.08', '13']);
		expect(await numbers(`wp_trash_comment(${id});`)).toBe('12');
		expect(await numbers(`wp_delete_comment(${id}, true);`)).toBe('12');
	});
});

describe('rights for reviews', () => {
	let [listing, id] = [0, 0];
	let path = '';
	beforeAll(async () => {
		listing = await make('With an owner');
		path = await pathOf(listing);
		id = await addReview(listing, { stars: 1, text: 'Cold soup.', by: 'Gwen' });
	});

	it('the owner replies once to a review, and cannot review the own listing', async () => {
		const { page } = await visitAs('olga', path, OFTEN);
		expect(await page.locator('#gz-review-write').count()).toBe(0);
		for (const text of ['We are sorry.', 'We are very sorry.']) {
			await page
				.locator('.gz-review-acts summary', { hasText: 'reply' })
				.or(page.locator('.gz-review-acts summary', { hasText: 'Reply' }))
				.first()
				.click();
			await page.getByLabel('Your public reply').fill(text);
			await page.getByRole('button', { name: 'Publish reply' }).click();
			await page.waitForURL(/replied/);
		}
		const guest = await visit(path);
		expect(await guest.page.locator('.gz-review-reply').innerText()).toMatch(
			/Reply from the owner\s+We are very sorry\./,
		);
		expect(await kept(listing)).toHaveLength(2);
		expect(await rating(listing)).toEqual(['1.00', '1']);
	});

	it('another member cannot reply, even with a copy of the form', async () => {
		const { page } = await visitAs('mia', path, OFTEN);
		expect(await page.getByText('Your public reply').count()).toBe(0);
		await page.evaluate(() => {
			const form = document.querySelector<HTMLFormElement>('.gz-review-acts > form')!;
			form.querySelector<HTMLInputElement>('[name="gazetteer_review_action"]')!.value =
				'review-reply';
			form.insertAdjacentHTML(
				'beforeend',
				'<input name="gazetteer_review_reply" value="Ha.">',
			);
			form.requestSubmit();
		});
		await page.locator('.gz-review-error').waitFor();
		expect(await kept(listing)).toHaveLength(2);
	});

	it('the owner of a listing cannot edit or remove its reviews, and a moderator can', async () => {
		expect(
			await told<boolean[]>(
				`[user_can(${owner}, 'edit_post', ${listing}), user_can(${owner}, 'edit_comment', ${id}), user_can(get_user_by('login', 'admin'), 'edit_comment', ${id})]`,
			),
		).toEqual([true, false, true]);
	});

	it('a visitor finds a review helpful once, and can report it', async () => {
		const { page } = await visit(path, WITHOUT_SCRIPT);
		for (let vote = 0; vote < 2; vote++) {
			await page.locator('.gz-review-acts > form button').click();
			await page.waitForURL(/helpful/);
		}
		expect(await page.locator('.gz-review-acts > form button').innerText()).toContain(
			'Helpful (1)',
		);
		await page.locator('.gz-review-acts summary', { hasText: 'Report' }).click();
		await page.getByLabel('Reason', { exact: true }).selectOption('fake');
		await page.getByLabel('Details (optional)').fill('I was there alone.');
		await page.getByRole('button', { name: 'Send report' }).click();
		await page.waitForURL(/reported/);
		expect(
			await told(
				`array_map(fn ($r) => [$r['reason'], $r['details']], get_comment_meta(${id}, '_gazetteer_report'))`,
			),
		).toEqual([['fake', 'I was there alone.']]);
	});

	it('a moderator finds reported reviews, removes one with a public reason, and bans its author', async () => {
		const { page } = await visit('/wp-admin/edit-comments.php?gazetteer_reviews=reported', {
			as: 'admin',
		});
		expect(await page.locator('#the-comment-list > tr').count()).toBe(1);
		expect(await page.locator('td.column-gazetteer_reports').innerText()).toContain(
			'The author was not there: I was there alone.',
		);
		await page.goto(
			(await page.locator('.row-actions .trash a').getAttribute('href'))!.split('#')[0]!,
		);
		await page.getByLabel('Public reason for the removal').fill('Not about this place.');
		await page.getByLabel('Do not accept reviews').check();
		await page.locator('#save').click();
		await page.waitForURL(/edit-comments|comment\.php|#comment/);

		const guest = await visit(path, WITHOUT_SCRIPT);
		expect(await guest.page.locator('.gz-review').innerText()).toContain(
			'Removed by the site: Not about this place.',
		);
		expect(await guest.page.content()).not.toContain('Cold soup.');
		expect(await rating(listing)).toEqual(['', '']);
		await review(guest.page, {
			stars: 1,
			text: 'Again.',
			name: 'Gwen',
			email: 'gwen@guest.example',
		});
		expect(await guest.page.locator('.gz-review-error').innerText()).toBe(
			'You cannot review this listing.',
		);
	});
});
