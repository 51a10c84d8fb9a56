import { runWordPress } from '../../../browser/site.ts';
import { onImagick, siteImagickMissing } from '../../../imagick/imagick.ts';
import { php } from '../../plugin/posts.ts';
import { category, guest, listing, picture } from '../sending.ts';
import {
	SECRETS,
	withGifParts,
	withJpegParts,
	withPngParts,
	withWebpParts,
} from './photo-bytes.ts';

jest.setTimeout(120_000);

interface Stored {
	readonly name: string;
	readonly width: number;
	readonly height: number;
	readonly bytes: Buffer;
}

const WIDTH = 600;
const HEIGHT = 400;
let hotels = '';
const photos = new Map<string, Buffer>();
beforeAll(async () => {
	hotels = await category();
	const base = async (kind: 'jpeg' | 'png' | 'gif' | 'webp') =>
		Buffer.from(await (await picture(kind, WIDTH, HEIGHT)).arrayBuffer());
	photos.set('JPEG', withJpegParts(await base('jpeg')));
	photos.set('PNG', withPngParts(await base('png')));
	photos.set('GIF', withGifParts(await base('gif')));
	photos.set('WebP', withWebpParts(await base('webp'), WIDTH, HEIGHT));
});

type Engine = (code: string) => string | Promise<string>;

/** Submits a listing with one photo, and returns its public files. */
async function published(run: Engine, photo: Buffer): Promise<readonly Stored[]> {
	const fields = listing({ ...guest(), category: hotels });
	const text = await run(`
		use Gazetteer\\Kernel\\Http\\{Input, SentFile};
		use Gazetteer\\Submission\\{ListingSubmissionHandler, SubmissionRequest};
		require_once ABSPATH . 'wp-admin/includes/file.php';
		add_filter('gazetteer_submission_tries', static fn () => 1000);
		$path = wp_tempnam('photo');
		file_put_contents($path, base64_decode('${photo.toString('base64')}'));
		$input = new Input(${php(fields)}, ['listingfiles' => [new SentFile('photo', $path, filesize($path), 0)]]);
		$outcome = Gazetteer\\Plugin::get(ListingSubmissionHandler::class)->handle(new SubmissionRequest($input, 0, true, 'somebody', time()));
		$outcome->isSuccess() || die('refused: ' . json_encode($outcome->body()));
		$id = (int) get_post_meta($outcome->listing, 'gallery_image_ids', true);
		$file = get_attached_file($id);
		$metadata = wp_get_attachment_metadata($id);
		$stored = [];
		foreach ([['file' => basename($file)] + $metadata, ...$metadata['sizes']] as $size) {
			$name = $size === [] ? '' : basename($size['file'] ?? '');
			$path = dirname($file) . '/' . $name;
			$stored[] = [$name, ...array_slice(getimagesize($path), 0, 2), base64_encode(file_get_contents($path)), $size['filesize'] === filesize($path)];
		}
		echo json_encode($stored);
	`);
	if (!text.startsWith('[')) throw new Error(text);
	return (JSON.parse(text) as [string, number, number, string, boolean][]).map(
		([name, width, height, bytes, isSizeTold]) => {
			expect([name, isSizeTold]).toEqual([name, true]);
			return { name, width, height, bytes: Buffer.from(bytes, 'base64') };
		},
	);
}

/** Finds metadata in a file. */
const readable = ({ name, bytes }: Stored): string[] =>
	[
		...SECRETS,
		'Exif\0\0',
		'eXIf',
		'EXIF',
		'ns.adobe.com',
		'xmpmeta',
		'Photoshop 3.0',
		'CREATOR: gd',
	]
		.filter((secret) => bytes.subarray(0, 4000).includes(Buffer.from(secret, 'latin1')))
		.map((secret) => `${secret} in ${name}`);

const engines: [string, Engine, string | undefined][] = [
	['GD', runWordPress, undefined],
	['Imagick', onImagick, siteImagickMissing()],
];

describe.each(engines)('photo that WordPress re-encodes with %s', (name, run, missing) => {
	if (missing) console.warn(`Skipped: photos written with ${name}. ${missing}`);
	const test = missing ? it.skip : it;

	test('a photo is written with the named image library', async () => {
		const chosen = await run(`
			require_once ABSPATH . 'wp-admin/includes/image.php';
			echo _wp_image_editor_choose(['mime_type' => 'image/jpeg']);
		`);
		expect(chosen).toBe(`WP_Image_Editor_${name}`);
	});

	test.each(['JPEG', 'PNG', 'GIF', 'WebP'])(
		'a re-encoded photo keeps no position, author, caption or comment in any size, and is turned upright: %s',
		async (kind) => {
			const files = await published(run, photos.get(kind)!);
			expect(files.length).toBeGreaterThan(1);
			expect(files.flatMap(readable)).toEqual([]);
			const { width, height } = files[0]!;
			expect([width, height]).toEqual(kind === 'GIF' ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH]);
		},
	);

	test('a re-encoded photo keeps the color profile if the library can keep it', async () => {
		const [original] = await published(run, photos.get('JPEG')!);
		expect(original!.bytes.includes(Buffer.from('ICC_PROFILE'))).toBe(name === 'Imagick');
	});
});
