import type { Page } from 'playwright-core';
import { runWordPress } from '../../browser/site.ts';
import type { VisitOptions } from '../../browser/visitor.ts';
import { php } from '../plugin/posts.ts';
import { told } from '../submission/owners.ts';

/** Removes the limit of attempts for this visitor. */
export const OFTEN: VisitOptions = {
	before: (page: Page) => page.setExtraHTTPHeaders({ 'x-test-tries': '1' }),
};
export const WITHOUT_SCRIPT: VisitOptions = { ...OFTEN, javascript: false, width: 390 };

export const chooseReviews = (settings: object) =>
	runWordPress(
		`update_option('gazetteer', ${php(settings)} + (array) get_option('gazetteer', []));`,
	);

export const pathOf = (listing: number) =>
	told<string>(`wp_make_link_relative(get_permalink(${listing}))`);

/** Adds a review to the database, and returns its id. */
export const addReview = async (
	listing: number,
	data: {
		stars: number;
		text: string;
		by: string;
		title?: string;
		days?: number;
		votes?: number;
	},
) =>
	Number(
		await runWordPress(
			`$r = ${php(data)}; $date = gmdate('Y-m-d H:i:s', time() - DAY_IN_SECONDS * ($r['days'] ?? 1));
			echo wp_insert_comment(['comment_post_ID' => ${listing}, 'comment_author' => $r['by'], 'comment_author_email' => strtolower(strtok($r['by'], ' ')) . '@guest.example', 'comment_content' => $r['text'], 'comment_type' => 'comment', 'comment_approved' => 1, 'comment_date' => $date, 'comment_date_gmt' => $date, 'comment_karma' => $r['votes'] ?? 0,
			'comment_meta' => ['_gazetteer_stars' => $r['stars'], '_gazetteer_title' => $r['title'] ?? '']]);`,
		),
	);

/** The average and the number of reviews that the search index reads. */
export const rating = (listing: number) =>
	told<string[]>(
		`[get_post_meta(${listing}, '_gazetteer_rating', true), get_post_meta(${listing}, '_gazetteer_reviews', true)]`,
	);

/** The reviews of a listing with their status, oldest first. */
export const kept = (listing: number) =>
	told<string[][]>(
		`array_map(fn ($c) => [$c->comment_content, get_comment_meta($c->comment_ID, '_gazetteer_stars', true), wp_get_comment_status($c)], get_comments(['post_id' => ${listing}, 'status' => 'any', 'orderby' => 'comment_ID', 'order' => 'ASC']))`,
	);

/** Fills in the form and sends it. Backdates its token, since the test is faster than a visitor. */
export async function review(
	page: Page,
	{ stars, text, name, email }: { stars: number; text: string; name: string; email?: string },
) {
	if (!(await page.locator('#gz-review-form').isVisible())) {
		await page.locator('#gz-review-write > summary').click();
	}
	await page.locator(`[name="gazetteer_review_stars"][value="${stars}"]`).check({ force: true });
	await page.getByLabel('Your review', { exact: true }).fill(text);
	await page.locator('#gazetteer_review_name').fill(name);
	if (email) await page.locator('#gazetteer_review_email').fill(email);
	await page.locator('#gz-review-form [name="gazetteer_drawn"]').evaluate((input) => {
		(input as HTMLInputElement).value = '';
	});
	await page.locator('#gz-review-form [type="submit"]').click();
	// WordPress refuses a second comment from an IP address within 15 seconds.
	await runWordPress(
		'global $wpdb; $wpdb->query("UPDATE $wpdb->comments SET comment_date_gmt = DATE_SUB(comment_date_gmt, INTERVAL 1 MINUTE)");',
	);
}
