import { randomUUID } from 'node:crypto';
import { runWordPress, siteUrl } from '../../browser/site.ts';
import { php } from '../plugin/posts.ts';

export type Value = string | Blob;
export type Fields = Readonly<Record<string, Value>>;

export interface Answer {
	readonly response: 'success' | 'fail' | 'failure';
	readonly status: unknown;
	readonly msg: string;
	readonly newuser?: number;
	readonly nonce?: string;
}

export interface Sent {
	readonly status: number;
	readonly type: string;
	readonly queries: number;
	readonly retryAfter: string | null;
	readonly cookies: readonly string[];
	readonly answer: Answer;
}

/** The required fields of a listing. */
export const listing = (more: Fields = {}): Fields => ({
	postTitle: `Harbour Inn ${randomUUID().slice(0, 8)}`,
	postContent: '<p>By the water.</p>',
	...more,
});

export const guest = () => ({ email: `owner-${randomUUID().slice(0, 8)}@visitor.example` });

/** Sends a form as a page of the site does, with or without cookies and without rate limits. */
export async function send(
	fields: Fields,
	{ cookie = '', headers = {} }: { cookie?: string; headers?: Record<string, string> } = {},
): Promise<Sent> {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) {
		if (typeof value === 'string') body.append(name, value);
		else body.append(name, value, 'picture.jpg');
	}
	const response = await fetch(
		`${siteUrl()}/wp-admin/admin-ajax.php?action=gazetteer_submit_listing_ajax`,
		{
			method: 'POST',
			body,
			headers: { 'x-test-tries': '1', ...(cookie ? { cookie } : {}), ...headers },
		},
	);
	const text = await response.text();
	try {
		return {
			status: response.status,
			type: response.headers.get('content-type') ?? '',
			queries: Number(response.headers.get('x-queries')),
			retryAfter: response.headers.get('retry-after'),
			cookies: response.headers.getSetCookie(),
			answer: JSON.parse(text) as Answer,
		};
	} catch (cause) {
		throw new Error(`Not JSON: ${text.slice(0, 500)}`, { cause });
	}
}

export const ownOrigin = () => ({ origin: siteUrl() });

/** The id of a category in the seed data. */
export const category = async () =>
	runWordPress(`echo get_term_by('slug', 'hotels', 'gazetteer_category')->term_id;`);

/** A session without the login form, with valid nonces. */
export async function member(name: string, role = 'subscriber') {
	return JSON.parse(
		await runWordPress(`
			$id = username_exists('${name}') ?: wp_create_user('${name}', 'a long password', '${name}@member.example');
			(new WP_User($id))->set_role('${role}');
			$expires = time() + 3600;
			$token = WP_Session_Tokens::get_instance($id)->create($expires);
			$cookie = wp_generate_auth_cookie($id, $expires, 'logged_in', $token);
			$_COOKIE[LOGGED_IN_COOKIE] = $cookie;
			wp_set_current_user($id);
			echo json_encode([
				'id' => $id,
				'cookie' => LOGGED_IN_COOKIE . '=' . rawurlencode($cookie),
				'create' => wp_create_nonce('post_nonce'),
				'edit' => wp_create_nonce('edit_nonce'),
			]);
		`),
	) as { id: number; cookie: string; create: string; edit: string };
}

/** The bytes of an image of this type and size. */
export async function picture(kind: 'jpeg' | 'png' | 'gif' | 'webp', width = 400, height = 300) {
	const bytes = await runWordPress(`
		$image = imagecreatetruecolor(${width}, ${height});
		imagefill($image, 0, 0, imagecolorallocate($image, 40, 120, 200));
		ob_start();
		image${kind}($image);
		echo base64_encode(ob_get_clean());
	`);
	return new Blob([Buffer.from(bytes, 'base64')], { type: `image/${kind}` });
}

export interface Kept {
	readonly id: number;
	readonly title: string;
	readonly content: string;
	readonly status: string;
	readonly slug: string;
	readonly author: number;
	readonly details: Record<string, unknown>;
	readonly categories: readonly number[];
	readonly tags: readonly string[];
	readonly gallery: readonly number[];
	readonly image: number;
	readonly wishes: readonly string[];
}

/** All listings with this title, with any status. */
export const kept = async (title: Value | undefined): Promise<Kept[]> =>
	JSON.parse(
		await runWordPress(`
			global $wpdb;
			$found = [];
			foreach ($wpdb->get_col($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_title = %s AND post_type = 'gazetteer_listing' ORDER BY ID", ${php(title)})) as $id) {
				$post = get_post((int) $id);
				$found[] = [
					'id' => $post->ID,
					'title' => $post->post_title,
					'content' => $post->post_content,
					'status' => $post->post_status,
					'slug' => $post->post_name,
					'author' => (int) $post->post_author,
					'details' => (object) (get_post_meta($post->ID, 'gazetteer_details', true) ?: []),
					'categories' => wp_get_object_terms($post->ID, 'gazetteer_category', ['fields' => 'ids']),
					'tags' => wp_get_object_terms($post->ID, 'gazetteer_tag', ['fields' => 'names']),
					'gallery' => array_map('intval', array_filter(explode(',', (string) get_post_meta($post->ID, 'gallery_image_ids', true)))),
					'image' => (int) get_post_meta($post->ID, '_thumbnail_id', true),
					'wishes' => [(string) get_post_meta($post->ID, 'gazetteer_location_wish', true), (string) get_post_meta($post->ID, 'gazetteer_tag_wish', true)],
				];
			}
			echo json_encode($found);
		`),
	) as Kept[];

/** Counts of everything that a failed request could leave behind. */
export const remains = async (): Promise<Record<string, number>> =>
	JSON.parse(
		await runWordPress(`
			global $wpdb;
			$uploads = wp_upload_dir();
			$wpdb->suppress_errors();
			echo json_encode([
				'posts' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->posts}"),
				'metas' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->postmeta}"),
				'terms' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->term_relationships}"),
				'users' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->users}"),
				'userMetas' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->usermeta}"),
				'locks' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer\\_submission\\_%'"),
				'orders' => (int) $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}gazetteer_orders"),
				'images' => count(glob($uploads['path'] . '/*') ?: []),
				'waiting' => count(glob($uploads['basedir'] . '/gazetteer-temp/*.*g*') ?: []),
			]);
		`),
	) as Record<string, number>;
