import type { Page } from 'playwright-core';
import { axe } from '../../browser/axe.ts';
import { changedHtml } from '../../browser/changed-html.ts';
import { asByPhone, photo, type PhotoFile } from '../../browser/photo-files.ts';
import { visit, type VisitOptions } from '../../browser/visitor.ts';

jest.setTimeout(60_000);

const GALLERY = '.lplistgallery';

/** The scripts for the first touch load only after the form is mounted. */
async function touch(page: Page) {
	await page.locator('[data-gz-mounted]').waitFor();
	await page.locator('#lp-submit-form').dispatchEvent('pointerover');
}

/** Opens the page of a listing with three saved photos, and waits for the gallery. */
async function open(name = 'gallery', options: VisitOptions = {}) {
	const visited = await visit(`/pages/listing-${name}.html`, options);
	await touch(visited.page);
	await visited.page.locator('.gz-zone').first().waitFor();
	return visited;
}

const tiles = (page: Page) => page.locator('.gz-photo');
const totals = (page: Page) => page.locator('.gz-zone-totals').innerText();
const choose = (page: Page, files: readonly PhotoFile[], within = GALLERY) =>
	page
		.locator(`${within} .gz-zone input[type="file"]`)
		.first()
		.setInputFiles([...files]);

const untilReady = (page: Page, count: number) =>
	page.waitForFunction(
		(wanted) =>
			document.querySelectorAll('.gz-photo').length === wanted &&
			!document.body.textContent!.includes('Preparing'),
		count,
	);

/** The picture fields that a plain post of the form would send. */
const sent = (page: Page) =>
	page.evaluate(async () => {
		const body = new FormData(document.querySelector<HTMLFormElement>('#lp-submit-form')!);
		const names = /^(listing|listImg|lp-featured|business|gazetteer_)/;
		return Promise.all(
			[...body]
				.filter(
					([name, value]) =>
						names.test(name) && (typeof value === 'string' || value.size),
				)
				.map(async ([name, value]) => {
					if (typeof value === 'string') return `${name} ${value}`;
					const bytes = new Uint8Array(await value.arrayBuffer());
					const hash = bytes.reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7);
					return `${name} ${value.name} ${value.type} ${hash}`;
				}),
		);
	});
const hashOf = (bytes: Uint8Array) => bytes.reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7);

/** Decodes the first file that would be sent, and checks it for metadata. */
const looked = (page: Page, at: number) =>
	page.evaluate(async (which) => {
		const input = document.querySelector<HTMLInputElement>(
			'[name="listingfiles[]"][type="file"]',
		)!;
		const file = input.files![which]!;
		const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' });
		const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
		return { name: file.name, type: file.type, width, height, hasNotes: text.includes('Exif') };
	}, at);

it('the gallery replaces the plain input without layout shifts, and loads only when it is near', async () => {
	const visited = await visit('/pages/listing-gallery.html', { waitUntil: 'networkidle' });
	const { page, requests, errors } = visited;
	expect(requests.filter((path) => /listing-form-(gallery|interactive)/.test(path))).toEqual([]);
	const place = async () => (await page.locator('.gz-send').boundingBox())!.y;
	const before = await place();
	await touch(page);
	await page.locator('.gz-zone').first().waitFor();
	await tiles(page).nth(2).waitFor();
	await page.locator('.gz-single').nth(1).waitFor();
	expect(await place()).toEqual(before);
	expect(await page.locator(`${GALLERY} input[type="file"]:visible`).count()).toBe(1);
	expect(await page.locator('.gz-single').count()).toBe(2);
	expect(errors).toEqual([]);
});

it('the gallery prepares photos for upload, and rejects other files without losing the photos', async () => {
	const { page, errors } = await open();
	const plain = await photo(page, 'Quay at 7.JPG');
	const large = await photo(page, 'large.png', { type: 'image/png', width: 3000, height: 1500 });
	await choose(page, [
		plain,
		asByPhone(await photo(page, 'upright.jpg'), 6, true),
		asByPhone(plain, 1, true),
		large,
		{
			name: 'menu.pdf',
			mimeType: 'application/pdf',
			buffer: Buffer.from('%PDF-1.7 and so on'),
		},
		{
			name: 'IMG_7.HEIC',
			mimeType: 'image/heic',
			buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
		},
	]);
	await untilReady(page, 7);
	const files = (await sent(page)).filter((line) => line.startsWith('listingfiles'));
	// The first file is unchanged, and the third file is the same image without metadata.
	expect(files[0]).toBe(`listingfiles[] Quay at 7.JPG image/jpeg ${hashOf(plain.buffer)}`);
	expect(files[2]).toBe(files[0]);
	expect(await looked(page, 1)).toEqual({
		name: 'upright.jpg',
		type: 'image/jpeg',
		width: 300,
		height: 400,
		hasNotes: false,
	});
	expect(await looked(page, 3)).toMatchObject({ name: 'large.png', width: 2560, height: 1280 });
	const words = await page.locator('.gz-refusals').innerText();
	expect(words).toMatch(/cannot read the file “menu\.pdf”[^]*cannot read the file “IMG_7\.HEIC”/);
	await page.locator('.gz-refusals button').first().click();
	await page.locator('.gz-refusals button').first().click();
	expect(await page.locator('.gz-refusals').count()).toBe(0);

	// The photos exceed the limit, so the message of the page appears immediately.
	expect(await page.locator('.gz-zone-notice').innerText()).toBe(
		'A gallery can have at most 6 photos.',
	);
	await page.getByRole('button', { name: 'Remove photo 7' }).click();
	expect(await page.locator('.gz-zone-notice').count()).toBe(0);
	expect(await totals(page)).toMatch(/^Photos: 6 of 6 · 0\.6.MB of 3.MB$/);
	// The data attributes of the page are updated.
	await page.locator(`${GALLERY}[data-savedgallerysize="6"]`).waitFor();
	const bytes = 600_000 + 2 * plain.buffer.length;
	expect(
		Number(await page.locator(GALLERY).getAttribute('data-savedgallweight')),
	).toBeGreaterThan(bytes);
	expect(errors).toEqual([]);
});

it('the gallery converts a picture of a type that the server does not accept', async () => {
	const { page } = await open();
	const header = Buffer.alloc(54);
	header.write('BM');
	header.writeUInt32LE(54 + 16, 2);
	header.writeUInt32LE(54, 10);
	header.writeUInt32LE(40, 14);
	header.writeInt32LE(2, 18);
	header.writeInt32LE(2, 22);
	header.writeUInt16LE(1, 26);
	header.writeUInt16LE(24, 28);
	const buffer = Buffer.concat([header, Buffer.alloc(16, 120)]);
	await choose(page, [{ name: 'scan.bmp', mimeType: 'image/bmp', buffer }]);
	await untilReady(page, 4);
	expect(await looked(page, 0)).toMatchObject({ name: 'scan.jpg', type: 'image/jpeg', width: 2 });
});

it('the gallery is sorted by keyboard and pointer, and sends the photos in that order', async () => {
	const { page } = await open();
	await choose(page, [
		await photo(page, 'a.jpg'),
		await photo(page, 'b.jpg', { colour: '#b33' }),
	]);
	await untilReady(page, 5);
	const names = () =>
		tiles(page).evaluateAll((all) =>
			all.map((one) => (one as HTMLElement).dataset['picture']!.replace(/^new-.*/, 'new')),
		);
	const focused = () => page.locator(':focus').getAttribute('aria-label');
	await page.getByRole('button', { name: 'Move photo 3 earlier' }).focus();
	await page.keyboard.press('Enter');
	expect(await focused()).toBe('Move photo 2 earlier');
	await page.keyboard.press('Enter');
	expect(await focused()).toBe('Move photo 1 earlier');
	await page.getByText('The photo is now number 1 of 5.').waitFor({ state: 'attached' });
	// The first photo cannot move earlier, and the focus stays on its button.
	await page.keyboard.press('Enter');
	expect(await focused()).toBe('Move photo 1 earlier');
	expect(await names()).toEqual(['saved-13', 'saved-11', 'saved-12', 'new', 'new']);

	const frame = tiles(page).nth(4).locator('.gz-photo-frame');
	await frame.hover();
	await page.mouse.down();
	const target = (await tiles(page).nth(3).boundingBox())!;
	await page.mouse.move(target.x + 60, target.y + 40, { steps: 5 });
	await page.mouse.up();
	await page.getByText('The photo is now number 4 of 5.').waitFor({ state: 'attached' });
	const order = await sent(page);
	expect(order.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
		'listingfiles[] b.jpg',
		'listingfiles[] a.jpg',
		'listingeditfiles[] 13',
		'listingeditfiles[] 11',
		'listingeditfiles[] 12',
	]);
	await page.getByRole('button', { name: 'Move photo 4 earlier' }).click();
	expect(await sent(page)).toContain('gazetteer_gallery_order 13,11,new,12,new');
});

it('the gallery marks a saved photo as removed, and restores it', async () => {
	const { page } = await open();
	await page.getByRole('button', { name: 'Remove photo 2' }).click();
	expect(await sent(page)).toEqual([
		'listingeditfiles[] 11',
		'listImg_remove[] 12',
		'listingeditfiles[] 13',
	]);
	expect(await totals(page)).toMatch(/^Photos: 2 of 6/);
	expect(await tiles(page).nth(1).innerText()).toContain('Removed when you send the form');
	expect(await axe(page, '.gz-listing-form')).toEqual([]);
	await page.getByRole('button', { name: 'Restore photo 2' }).click();
	expect(await sent(page)).toEqual([
		'listingeditfiles[] 11',
		'listingeditfiles[] 12',
		'listingeditfiles[] 13',
	]);
	await page.getByText('Photo 2 was restored.').waitFor({ state: 'attached' });
});

it('the gallery accepts dropped and pasted files', async () => {
	const { page } = await open();
	const { buffer } = await photo(page, 'drop.jpg');
	await page.evaluate((bytes) => {
		const transfer = () => {
			const made = new DataTransfer();
			made.items.add(
				new File(
					[Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))],
					'drop.jpg',
					{ type: 'image/jpeg' },
				),
			);
			return made;
		};
		const paste = new ClipboardEvent('paste', { clipboardData: transfer(), bubbles: true });
		document.dispatchEvent(paste);
		const input = document.querySelector('.gz-zone input')!;
		const { left, top } = input.getBoundingClientRect();
		for (const type of ['dragenter', 'dragover', 'drop']) {
			const at = { clientX: left + 40, clientY: top + 40, bubbles: true, cancelable: true };
			input.dispatchEvent(new DragEvent(type, { ...at, dataTransfer: transfer() }));
		}
	}, buffer.toString('base64'));
	await untilReady(page, 5);
	// A file dropped beside the box must not make the browser leave the page.
	const isKept = await page.evaluate(() => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(['x'], 'x.jpg'));
		const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
		return !document.querySelector('h1')!.dispatchEvent(drop);
	});
	expect(isKept).toBe(true);
});

it('the gallery works on narrow pages and in right-to-left layouts', async () => {
	const { page } = await open('gallery', {
		width: 320,
		touch: true,
		reducedMotion: true,
		before: changedHtml([['lang="en" dir="ltr"', 'lang="ar" dir="rtl"']]),
	});
	await choose(page, [await photo(page, 'a.jpg')]);
	await untilReady(page, 4);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	expect(await axe(page, '.gz-listing-form')).toEqual([]);
	const small = await page
		.locator('.gz-photo button')
		.evaluateAll(
			(all) =>
				all
					.map((one) => one.getBoundingClientRect())
					.filter(({ width, height }) => width < 44 || height < 44).length,
		);
	expect(small).toBe(0);
	expect(await page.locator('.gz-camera input').first().getAttribute('capture')).toBe(
		'environment',
	);
});

const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; form-action 'self'; require-trusted-types-for 'script'; trusted-types gazetteer";

it.each<[string, string, string]>([
	[
		'with a strict policy',
		'<meta charset="utf-8">',
		`<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
	],
	[
		'with the bundle in one file',
		'<script type="module" src="/dist/gazetteer.js">',
		'<script src="/dist/gazetteer.iife.js" defer>',
	],
])('the gallery prepares photos on a page %s', async (_kind, part, instead) => {
	const { page, errors } = await open('gallery', { before: changedHtml([[part, instead]]) });
	await choose(page, [asByPhone(await photo(page, 'upright.jpg'), 6, true)]);
	await untilReady(page, 4);
	expect(await looked(page, 0)).toMatchObject({ width: 300, height: 400, hasNotes: false });
	expect(errors).toEqual([]);
});

it('the gallery works on older markup, and restores it on unmount', async () => {
	const { page, errors } = await open('gallery-legacy');
	await page.getByRole('button', { name: 'Remove photo 1' }).click();
	await choose(page, [await photo(page, 'a.jpg')]);
	await untilReady(page, 3);
	const lines = (await sent(page)).map((line) => line.split(' ').slice(0, 2).join(' '));
	expect(lines.sort()).toEqual([
		'listImg_remove[] 21',
		'listingeditfiles[] 22',
		'listingfiles[] 22',
		'listingfiles[] a.jpg',
	]);
	expect(await totals(page)).toBe('Photos: 2 · 2 kB');
	await page.locator(`${GALLERY}[data-savedgallerysize="2"]`).waitFor();
	const form = await page.evaluateHandle(() => {
		const found = document.querySelector('#lp-submit-form')!;
		found.remove();
		return found;
	});
	await page.waitForFunction(
		(found) => !found.querySelector('.gz-zone, .gz-behind, .gz-photos'),
		form,
	);
	expect(errors).toEqual([]);
});

describe('featured image and logo', () => {
	const FEATURED = '.form-group:has(#lp-featuredimage)';
	const LOGO = '.form-group:has(#business_logo)';
	const singles = async (page: Page) =>
		(await sent(page)).filter((line) => !line.startsWith('listingeditfiles'));

	it('featured image and logo are shown, replaced, removed and restored, also if saved', async () => {
		const { page, errors } = await open();
		await page.locator('.gz-single').nth(1).waitFor();
		expect(await page.locator(`${FEATURED} .gz-preview`).getAttribute('src')).toMatch(
			/photo-1/,
		);
		await page.getByRole('button', { name: 'Remove: Featured image' }).click();
		expect(await singles(page)).toEqual(['gazetteer_remove[] lp-featuredimage']);
		const front = await photo(page, 'front.jpg');
		await choose(page, [front], FEATURED);
		await page.getByText('Chosen: front.jpg').waitFor({ state: 'attached' });
		const chosen = `lp-featuredimage[] front.jpg image/jpeg ${hashOf(front.buffer)}`;
		expect(await singles(page)).toEqual([chosen]);
		await page.getByRole('button', { name: 'Remove: Featured image' }).click();
		expect(await singles(page)).toEqual(['gazetteer_remove[] lp-featuredimage']);
		await page.getByRole('button', { name: 'Restore: Featured image' }).click();
		expect(await singles(page)).toEqual([]);

		await choose(page, [asByPhone(await photo(page, 'logo.jpg'), 8, true)], LOGO);
		await page.getByText('Chosen: logo.jpg').waitFor({ state: 'attached' });
		await choose(
			page,
			[{ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }],
			LOGO,
		);
		await page.locator(`${LOGO} .gz-refusals`).waitFor();
		expect((await singles(page))[0]).toMatch(/^business_logo\[\] logo\.jpg image\/jpeg/);
		expect(await axe(page, '.gz-listing-form')).toEqual([]);
		expect(errors).toEqual([]);
	});

	it('featured image and logo are required if the site requires them, unless one is saved', async () => {
		const { page } = await open();
		await page.locator('.gz-single').nth(1).waitFor();
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.locator(`${LOGO} .gz-wrong`).waitFor();
		expect(await page.locator('.gz-wrong').count()).toBe(1);
		const border = () =>
			page
				.locator(`${LOGO} .custom-file`)
				.evaluate((box) => getComputedStyle(box).borderTopColor);
		expect(await border()).toBe('rgb(235, 84, 57)');
		await choose(page, [await photo(page, 'logo.jpg')], LOGO);
		await page.locator(`${LOGO} .gz-wrong`).waitFor({ state: 'detached' });
		expect(await border()).toBe('rgb(200, 203, 206)');
	});
});
