import { runWordPress } from '../../browser/site.ts';

const published: string[] = [];

/** A PHP expression for any JSON value. Base64 avoids all quoting. */
export const php = (value: unknown) =>
	`json_decode(base64_decode('${Buffer.from(JSON.stringify(value)).toString('base64')}'), true)`;

/** Publishes a post with this content and returns its path. */
export async function publish(content: string, type = 'post'): Promise<string> {
	const id = await runWordPress(
		`kses_remove_filters(); echo wp_insert_post(wp_slash(['post_title' => 'Under test', 'post_status' => 'publish', 'post_type' => ${php(type)}, 'post_content' => ${php(content)}]));`,
	);
	published.push(id);
	return type === 'post' ? `/?p=${id}` : `/?post_type=${type}&p=${id}`;
}

export const lastPost = () => Number(published.at(-1));

export async function removePosts(): Promise<void> {
	if (published.length === 0) return;
	await runWordPress(
		`foreach (${php(published.splice(0))} as $id) { wp_delete_post((int) $id, true); }`,
	);
}
