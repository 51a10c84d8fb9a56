import { runWordPress } from '../../browser/site.ts';

export interface Photo {
	/** The alternative text. */
	readonly alt?: string;
	readonly author?: number;
	/** The post to which the photo was uploaded. */
	readonly parent?: number;
}

/** Uploads photos that differ only in their number, and returns their ids. */
export async function upload(photos: readonly Photo[]): Promise<number[]> {
	const ids = await runWordPress(`
		$ids = [];
		foreach (json_decode('${JSON.stringify(photos)}', true) as $photo) {
			$image = imagecreatetruecolor(600, 400);
			ob_start(); imagepng($image); $file = wp_upload_bits('under-test.png', null, ob_get_clean());
			$id = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => 'Under test', 'post_status' => 'inherit', 'post_author' => $photo['author'] ?? 1, 'post_parent' => $photo['parent'] ?? 0], $file['file']);
			wp_update_attachment_metadata($id, ['width' => 600, 'height' => 400, 'file' => _wp_relative_upload_path($file['file'])]);
			update_post_meta($id, '_wp_attachment_image_alt', $photo['alt'] ?? '');
			$ids[] = $id;
		}
		echo json_encode($ids);`);
	return JSON.parse(ids) as number[];
}
