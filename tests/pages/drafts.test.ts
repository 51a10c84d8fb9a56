import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { untilKept } from '../browser/kept-drafts.ts';
import { MODULES_PAGE, serveModules } from '../browser/modules.ts';
import { visit } from '../browser/visitor.ts';

jest.setTimeout(60_000);

type Drafts = typeof import('@gazetteer/drafts');

/** Larger than one storage chunk, so that the test notices a file that is cut. */
const PHOTO = randomBytes(1_000_000);

/** Loads the page with the package and selects a file. */
async function load(page: Page) {
	await serveModules(page, 'drafts');
	await page.goto(MODULES_PAGE);
	await page.evaluate(() => {
		const { drafts } = window as unknown as InPage;
		const name = drafts.draftName('/submit/', 'listing', '7');
		Object.assign(window, {
			name,
			draft: drafts.openDraft(name, new AbortController().signal),
		});
	});
}

interface InPage {
	drafts: Drafts;
	name: string;
	draft: ReturnType<Drafts['openDraft']>;
}

async function choose(page: Page) {
	await page.evaluate(() => {
		document.body.innerHTML = '<input type="file">';
	});
	await page
		.locator('input')
		.setInputFiles({ name: 'pier.jpg', mimeType: 'image/jpeg', buffer: PHOTO });
	await page.evaluate(() => {
		const { draft } = window as unknown as InPage;
		const photo = document.querySelector('input')!.files![0]!;
		draft.write(() => ({ title: 'Pier Café', gallery: [photo] }));
	});
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Reads the stored draft with a digest of its file. The digest is computed in Node, because
 * `crypto.subtle` is missing on a page without HTTPS.
 */
async function found(page: Page) {
	const there = await page.evaluate(async () => {
		const { draft, drafts, name } = window as unknown as InPage;
		if (!drafts.hasDraft(name)) return undefined;
		const values = (await draft.read()) as { title: string; gallery: File[] };
		const [photo] = values.gallery;
		const bytes = new Uint8Array((await photo?.arrayBuffer()) ?? []);
		let text = '';
		for (let at = 0; at < bytes.length; at += 8192) {
			text += String.fromCharCode(...bytes.subarray(at, at + 8192));
		}
		return { title: values.title, file: photo?.name, type: photo?.type, bytes: btoa(text) };
	});
	return there && { ...there, bytes: digest(Buffer.from(there.bytes, 'base64')) };
}

const WHOLE = {
	title: 'Pier Café',
	file: 'pier.jpg',
	type: 'image/jpeg',
	bytes: digest(PHOTO),
};

it('a file in a draft is restored byte for byte after a crash', async () => {
	const { page, context } = await visit('/pages/edges.html');
	await load(page);
	await choose(page);
	await untilKept(page, WHOLE.title, 1);
	const crashed = page.waitForEvent('crash');
	const session = await context.newCDPSession(page);
	void session.send('Page.crash').catch(() => {});
	await crashed;

	const again = await context.newPage();
	await load(again);
	expect(await found(again)).toEqual(WHOLE);
});

it('a draft restores text typed just before the page was left, and a file selected earlier', async () => {
	const { page } = await visit('/pages/edges.html');
	await load(page);
	await choose(page);
	await untilKept(page, WHOLE.title, 1);
	await page.evaluate(() => {
		const { draft } = window as unknown as InPage;
		const photo = document.querySelector('input')!.files![0]!;
		draft.write(() => ({ title: 'Pier Bar', gallery: [photo] }));
	});
	await load(page);
	expect(await found(page)).toEqual({ ...WHOLE, title: 'Pier Bar' });
});

it('a browser without storage reports no error, and the draft lasts as long as the page', async () => {
	const { page, errors } = await visit('/pages/edges.html', {
		before: (opened) =>
			opened.addInitScript(() => {
				const denied = () => {
					throw new DOMException('denied', 'SecurityError');
				};
				for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
					Object.defineProperty(window, name, { get: denied });
				}
			}),
	});
	await load(page);
	await choose(page);
	const values = await page.evaluate(async () => {
		const { draft } = window as unknown as InPage;
		window.dispatchEvent(new Event('pagehide'));
		return Object.keys((await draft.read()) ?? {});
	});
	expect(values).toEqual(['title', 'gallery']);
	await load(page);
	expect(await found(page)).toBeUndefined();
	expect(errors).toEqual([]);
});
