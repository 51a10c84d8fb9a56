import type { Frame, Page } from 'playwright-core';
import { lastPost, publish, removePosts } from '../plugin/posts.ts';
import { runWordPress } from '../../browser/site.ts';
import { visit } from '../../browser/visitor.ts';

interface Editor {
	data: {
		select: (store: string) => {
			getCurrentPostId: () => number;
			getEditedPostAttribute: (name: string) => unknown;
			isSavingPost: () => boolean;
			isCurrentPostPublished: () => boolean;
		};
		dispatch: (store: string) => Record<string, (...given: unknown[]) => unknown>;
	};
}

async function open(address: string): Promise<{ page: Page; canvas: Frame }> {
	const { page } = await visit(address, { as: 'admin', waitUntil: 'domcontentloaded' });
	page.setDefaultTimeout(60_000);
	await page.waitForSelector('.is-root-container, iframe[name="editor-canvas"]');
	return { page, canvas: page.frame('editor-canvas') ?? page.mainFrame() };
}

const label = (canvas: Frame, type: string) =>
	canvas.locator(`.wp-block-gazetteer-field-${type} .gz-label-text`);

/** Selects all text of the field and types over it. */
async function retype(page: Page, text: string) {
	await page.keyboard.press('Control+a');
	await page.keyboard.type(text);
}

async function addField(page: Page, name: string) {
	const inserter = page.getByRole('button', { name: /^(Toggle block inserter|Block Inserter)$/ });
	await inserter.click();
	await page.getByPlaceholder('Search').first().fill(name);
	await page.getByRole('option', { name, exact: true }).click();
	await inserter.click();
}

/** Opens the document sidebar: while a block is selected, the editor shows the block settings. */
const openDocument = (page: Page) =>
	page.evaluate(async () => {
		const { data } = (window as unknown as { wp: Editor }).wp;
		await data.dispatch('core/block-editor').clearSelectedBlock?.();
		await data.dispatch('core/edit-post').openGeneralSidebar?.('edit-post/document');
	});

/** The editor remembers which panels are open, so open only a closed one. */
async function openPanel(page: Page, name: string) {
	const panel = page.getByRole('button', { name, exact: true });
	if ((await panel.getAttribute('aria-expanded')) === 'false') await panel.click();
}

const wanted = {
	title: 'Write to the desk',
	labels: ['Full name', 'Your email', 'Your message', 'Which desk?'],
};

async function buildForm(page: Page, canvas: Frame) {
	await label(canvas, 'text').waitFor();
	await canvas.locator('.editor-post-title__input, .wp-block-post-title').click();
	await page.keyboard.type(wanted.title);

	await label(canvas, 'text').click();
	await retype(page, 'Full name');

	await canvas.locator('.wp-block-gazetteer-field-textarea').click();
	await addField(page, 'Drop-down');
	await label(canvas, 'select').click();
	await retype(page, 'Which desk?');
	const options = canvas.locator('.wp-block-gazetteer-field-select .gz-option-text');
	await options.first().click();
	await retype(page, 'Arrivals');
	await page.keyboard.press('Enter');
	await page.keyboard.type('Departures');
	await page.keyboard.press('Alt+ArrowUp');
	await options.nth(2).fill('Lost property');
}

afterAll(async () => {
	await removePosts();
	await runWordPress(
		`foreach (get_posts(['post_type' => 'gazetteer_form', 'post_status' => 'any', 'numberposts' => -1, 's' => '${wanted.title}']) as $form) { wp_delete_post($form->ID, true); }`,
	);
});

it('an admin builds a contact form by mouse and keyboard, adds it to a page, and a visitor fills it in', async () => {
	const { page, canvas } = await open('/wp-admin/post-new.php?post_type=gazetteer_form');
	await buildForm(page, canvas);

	await openDocument(page);
	await openPanel(page, 'Email to you');
	await page.getByLabel('Subject').fill('From ');
	await page.getByRole('button', { name: 'Insert [your-name]' }).first().click();
	await openPanel(page, 'Messages');
	await page.getByLabel('The form was sent').fill('It is on its way to the desk.');

	await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
	await page
		.locator('.editor-post-publish-panel')
		.getByRole('button', { name: 'Publish', exact: true })
		.click();
	await page.waitForFunction(() => {
		const store = (window as unknown as { wp: Editor }).wp.data.select('core/editor');
		return store.isCurrentPostPublished() && !store.isSavingPost();
	});
	const id = await page.evaluate(() =>
		(window as unknown as { wp: Editor }).wp.data.select('core/editor').getCurrentPostId(),
	);
	expect(
		JSON.parse(
			await runWordPress(
				`echo json_encode([get_post_meta(${id}, 'gazetteer_mail', true)['subject'], get_post_meta(${id}, 'gazetteer_messages', true)['sent']]);`,
			),
		),
	).toEqual(['From [your-name]', 'It is on its way to the desk.']);
	await page.context().close();

	const address = await publish('<!-- wp:gazetteer/contact-form /-->');
	const insert = await open(`/wp-admin/post.php?post=${lastPost()}&action=edit`);
	const chooser = insert.canvas.getByRole('combobox', { name: 'Form' });
	const chosen = () =>
		chooser.evaluate((it) => (it as HTMLSelectElement).selectedOptions[0]?.label);
	await chooser.focus();
	for (let press = 0; press < 20 && (await chosen()) !== wanted.title; press++) {
		await insert.page.keyboard.press('ArrowDown');
	}
	expect(await chosen()).toBe(wanted.title);
	await insert.page.keyboard.press('Tab');
	await insert.page.keyboard.press('Enter');
	await insert.canvas.locator('.wpcf7-form').getByText('Which desk?').waitFor();
	await insert.page.getByRole('button', { name: /^(Update|Save)$/ }).click();
	await insert.page
		.locator('.components-snackbar')
		.getByText(/updated/)
		.waitFor();
	await insert.page.context().close();

	const visitor = await visit(address);
	for (const each of wanted.labels) {
		expect(await visitor.page.getByLabel(each).count()).toBe(1);
	}
	expect(await visitor.page.getByLabel('Which desk?').locator('option').allInnerTexts()).toEqual([
		'Departures',
		'Arrivals',
		'Lost property',
	]);
	expect(visitor.errors).toEqual([]);
	await visitor.close();
}, 240_000);

it('the form editor lists the problems of a form that has no mail settings yet', async () => {
	const { page, canvas } = await open('/wp-admin/post-new.php?post_type=gazetteer_form');
	await label(canvas, 'text').waitFor();
	await canvas.locator('.wp-block-gazetteer-field-submit').click({ position: { x: 2, y: 2 } });
	await page.keyboard.press('Escape');
	await page.keyboard.press('Delete');
	await openDocument(page);
	await openPanel(page, 'Needs attention');
	await page.getByText('The form has no send button. Add one.').waitFor();
	await page.context().close();
}, 120_000);

it('the page editor warns before publishing a page whose form block has no form', async () => {
	await publish('<!-- wp:gazetteer/contact-form /-->');
	await runWordPress(`wp_update_post(['ID' => ${lastPost()}, 'post_status' => 'draft']);`);
	const { page, canvas } = await open(`/wp-admin/post.php?post=${lastPost()}&action=edit`);
	await canvas.getByRole('combobox', { name: 'Form' }).waitFor();
	await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
	await page.getByText('1 contact form block has no form yet').waitFor();
	await page.context().close();
}, 120_000);

it('the contact form block selects the form automatically if there is only one', async () => {
	const others =
		"get_posts(['post_type' => 'gazetteer_form', 'post_status' => ['publish', 'draft'], 'numberposts' => -1])";
	await runWordPress(
		`foreach (array_slice(${others}, 1) as $form) { update_post_meta($form->ID, 'was', $form->post_status); wp_update_post(['ID' => $form->ID, 'post_status' => 'private']); }`,
	);
	try {
		await publish('<!-- wp:gazetteer/contact-form /-->');
		const { page, canvas } = await open(`/wp-admin/post.php?post=${lastPost()}&action=edit`);
		await canvas.locator('.gz-form-chooser').click();
		await canvas.locator('.wpcf7-form').waitFor();
		await page.context().close();
	} finally {
		await runWordPress(
			"foreach (get_posts(['post_type' => 'gazetteer_form', 'post_status' => 'private', 'meta_key' => 'was', 'numberposts' => -1]) as $form) { wp_update_post(['ID' => $form->ID, 'post_status' => get_post_meta($form->ID, 'was', true)]); delete_post_meta($form->ID, 'was'); }",
		);
	}
}, 120_000);
