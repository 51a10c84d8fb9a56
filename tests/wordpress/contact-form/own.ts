import { runWordPress } from '../../browser/site.ts';
import { php } from '../plugin/posts.ts';

/** A form of this plugin, and a page that shows it. */
export interface OwnForm {
	id: number;
	path: string;
}

export type FieldBlock = readonly [type: string, attributes: object];

const made: number[] = [];

const block = ([type, attributes]: FieldBlock) =>
	`<!-- wp:gazetteer/field-${type} ${JSON.stringify(attributes)} /-->`;

const TEXTS = { label: 'Your name', name: 'your-name', autocomplete: 'name', required: true };

/** The fields of the older plugin’s form on the page contact-plain.html, with the same names. */
export const PLAIN: readonly FieldBlock[] = [
	['text', TEXTS],
	['email', { label: 'Your email', name: 'your-email', autocomplete: 'email', required: true }],
	['textarea', { label: 'Your message', name: 'your-message' }],
	['submit', { content: 'Send' }],
];

/** Creates a form and a page that shows it `times` times; `metas` as the editor saves them. */
export async function makeForm(
	fields: readonly FieldBlock[],
	{ metas = {}, times = 1 }: { metas?: object; times?: number } = {},
): Promise<OwnForm> {
	const content = fields.map(block).join('\n');
	const answer = await runWordPress(`
		kses_remove_filters();
		$form = wp_insert_post(wp_slash(['post_type' => 'gazetteer_form', 'post_status' => 'publish', 'post_title' => 'Under test', 'post_content' => ${php(content)}]));
		foreach (${php(metas)} as $key => $value) {
			update_post_meta($form, $key, wp_slash($value));
		}
		$shown = str_repeat('<!-- wp:gazetteer/contact-form {"form":' . $form . '} /-->', ${times});
		$page = wp_insert_post(wp_slash(['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Write to us', 'post_content' => $shown]));
		echo json_encode([$form, $page]);
	`);
	const [id = 0, page = 0] = JSON.parse(answer) as number[];
	made.push(id, page);
	return { id, path: `/?page_id=${page}` };
}

export const removeForms = () =>
	runWordPress(`foreach (${php(made.splice(0))} as $id) { wp_delete_post((int) $id, true); }`);
