import type { Page } from 'playwright-core';
import { php } from '../plugin/posts.ts';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';

export const SCREEN = '/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-plans';
const TYPE = 'gazetteer_plan';
const CATEGORY = 'gazetteer_category';
/** Titles of test data start with this prefix, which the cleanup deletes. */
export const MARK = 'Under test:';

export interface Stored {
	readonly id: number;
	readonly title: string;
	readonly status: string;
	readonly meta: Readonly<Record<string, unknown>>;
}

const ask = async <Answer>(code: string) => JSON.parse(await runWordPress(code)) as Answer;

const mine = `array_filter(get_posts(['post_type' => '${TYPE}', 'post_status' => 'any,trash', 'numberposts' => -1, 'orderby' => ['menu_order' => 'ASC', 'ID' => 'ASC']]), fn ($plan) => str_starts_with($plan->post_title, '${MARK}'))`;

/** The plans of these tests, in menu order. */
export const storedPlans = () =>
	ask<Stored[]>(
		`echo json_encode(array_values(array_map(fn ($plan) => ['id' => $plan->ID, 'title' => trim(substr($plan->post_title, ${MARK.length})), 'status' => $plan->post_status, 'meta' => array_map(fn ($values) => maybe_unserialize($values[0]), get_post_meta($plan->ID))], ${mine})));`,
	);

/** Creates plans after all existing ones, in this order. */
export const plantPlans = (...titles: string[]) =>
	ask<number[]>(
		`$ids = []; foreach (${php(titles)} as $place => $title) { $ids[] = wp_insert_post(['post_type' => '${TYPE}', 'post_status' => 'publish', 'post_title' => '${MARK} ' . $title, 'menu_order' => 900 + $place, 'meta_input' => ['plan_price' => '20']]); } echo json_encode($ids);`,
	);

/** Creates more child categories than one page of results holds. */
export const plantCategories = (count: number) =>
	runWordPress(
		`$above = wp_insert_term('${MARK} Above', '${CATEGORY}')['term_id']; for ($i = 1; $i <= ${count}; $i++) { wp_insert_term('${MARK} Category ' . $i, '${CATEGORY}', ['parent' => $above]); }`,
	);

export const categoryId = async (name: string) =>
	Number(
		await runWordPress(`echo get_term_by('name', '${MARK} ${name}', '${CATEGORY}')->term_id;`),
	);

/** Returns a function that restores the order of all plans, because moving one plan renumbers all. */
export const keepOrder = async () => {
	const before = await runWordPress(
		`echo json_encode(array_column(get_posts(['post_type' => '${TYPE}', 'post_status' => 'any', 'numberposts' => -1]), 'menu_order', 'ID'));`,
	);
	return () =>
		runWordPress(
			`foreach (json_decode('${before}', true) as $id => $order) { if (get_post($id)) { wp_update_post(['ID' => $id, 'menu_order' => $order]); } }`,
		);
};

export const removePlanted = () =>
	runWordPress(
		`foreach (${mine} as $plan) { wp_delete_post($plan->ID, true); } foreach (get_terms(['taxonomy' => '${CATEGORY}', 'hide_empty' => false, 'search' => '${MARK}']) as $term) { wp_delete_term($term->term_id, '${CATEGORY}'); }`,
	);

/** Opens the plans screen, logged in as admin. */
export async function openScreen(query = '', width = 1280): Promise<Page> {
	const { page } = await visit(SCREEN + query, {
		as: 'admin',
		width,
		reducedMotion: true,
		waitUntil: 'domcontentloaded',
	});
	page.setDefaultTimeout(60_000);
	await page.waitForSelector('.gz-plan-rows, .gz-no-plans, .gz-plan-editor');
	return page;
}

/** Waits until the card in the preview contains the text. */
export const previewSays = (page: Page, words: string) =>
	page.frameLocator('.gz-plan-preview iframe').getByText(words).first().waitFor();

/** Presses the key until the element with this name or text has the focus. */
export async function tabTo(page: Page, name: string, key = 'Tab') {
	for (let steps = 0; steps < 200; steps++) {
		const isThere = await page.evaluate((wanted) => {
			const focused = document.querySelector(':focus');
			const label = (focused as HTMLInputElement | null)?.labels?.[0]?.textContent;
			const names = [focused?.getAttribute('aria-label'), label, focused?.textContent];
			return names.some((each) => each?.trim() === wanted);
		}, name);
		if (isThere) return;
		await page.keyboard.press(key);
	}
	throw new Error(`“${name}” can not be reached by ${key}.`);
}
