import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dialog, Locator, Page } from 'playwright-core';
import { visit, type Visit, type VisitOptions } from '../visitor.ts';

/** A request that the server received. */
export interface Posted {
	/** The URL that the browser requested, with the host of the site. */
	readonly url: string;
	readonly fields: FormData;
}

/** A string is the whole body of a response with status 200. */
export type Reply = object | string | ((response: ServerResponse, posted: Posted) => void);

export interface Submission extends Visit {
	readonly form: Locator;
	readonly posted: readonly Posted[];
	/** The texts of all alerts. */
	readonly alerts: string[];
	/** The URLs to which the page navigated. */
	readonly left: string[];
}

interface Options extends VisitOptions {
	/** The server sends these replies one by one, and repeats the last one. */
	readonly replies?: readonly Reply[];
}

const open = new Set<() => void>();
afterEach(() => {
	open.forEach((close) => close());
	open.clear();
});

const bodyOf = async (request: IncomingMessage): Promise<FormData> => {
	const pieces: Buffer[] = [];
	for await (const piece of request) pieces.push(piece as Buffer);
	const type = request.headers['content-type'] ?? '';
	return new Response(Buffer.concat(pieces), { headers: { 'content-type': type } }).formData();
};

/**
 * Send JSON with the content type HTML, like older servers. Use a new connection for each response,
 * because browsers repeat a request that fails on a reused connection.
 */
const say = (response: ServerResponse, words: string) =>
	response
		.writeHead(200, { 'content-type': 'text/html; charset=UTF-8', connection: 'close' })
		.end(words);

async function openServer(replies: readonly Reply[]) {
	const posted: Posted[] = [];
	const server = createServer(async (request, response) => {
		const fields = await bodyOf(request).catch(() => undefined);
		// The browser aborted the request before its end, so ignore it.
		if (!fields) return;
		const one = { url: String(request.headers['x-asked-url'] ?? ''), fields };
		posted.push(one);
		const reply = replies[Math.min(posted.length, replies.length) - 1] ?? '0';
		if (typeof reply === 'function') reply(response, one);
		else say(response, typeof reply === 'string' ? reply : JSON.stringify(reply));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	open.add(() => {
		server.close();
		server.closeAllConnections();
	});
	const { port } = server.address() as AddressInfo;
	const serve = (page: Page) =>
		page.route(/admin-ajax\.php\?action=\w+_submit_listing_ajax/, async (route) => {
			const url = new URL(route.request().url());
			const headers = { ...route.request().headers(), 'x-asked-url': url.href };
			await route
				.continue({ url: `http://127.0.0.1:${port}${url.pathname}${url.search}`, headers })
				.catch(() => {});
		});
	return { posted, serve };
}

/** Opens a page with a listing form and a recorded server, and waits until the widget is mounted. */
export async function openSubmission(
	path: string,
	{ replies = [], before, ...options }: Options = {},
): Promise<Submission> {
	const { posted, serve } = await openServer(replies);
	const alerts: string[] = [];
	const left: string[] = [];
	const visited = await visit(`/pages/${path}`, {
		...options,
		before: async (page) => {
			await serve(page);
			page.on('dialog', (dialog: Dialog) => {
				if (dialog.type() === 'alert') alerts.push(dialog.message());
				void dialog.accept();
			});
			page.on('framenavigated', (frame) => left.push(frame.url()));
			await before?.(page);
		},
	});
	const { page } = visited;
	await page.locator('[data-gz-mounted]').first().waitFor({ state: 'attached' });
	return { ...visited, posted, alerts, left, form: page.locator('#lp-submit-form') };
}

/** Fills in the required fields. */
export async function fillIn(page: Page): Promise<void> {
	await page.fill('#lptitle', 'Harbour Inn');
	await page.selectOption('#inputCategory', '9');
	await page.fill('[name="postContent"]', 'By the water.');
	await page.fill('#inputEmail', 'ada@visitor.example');
}

/** A minimal image file with this name. */
export const pictureFile = (name: string) => ({
	name,
	mimeType: 'image/png',
	buffer: Buffer.from(
		'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
		'base64',
	),
});

export const press = (page: Page) =>
	page.locator('#listingsubmitBTN, [name="listingedit"]').click();

/** The fields of a request in order, with files as their names. */
export const fieldsOf = ({ fields }: Posted) =>
	[...fields].map(([name, value]) => [
		name,
		typeof value === 'string' ? value : `${value.name} ${value.size}`,
	]);

/** All messages and states that the form shows now. */
export const shownBy = (page: Page) =>
	page.evaluate(() => {
		const area = document.querySelector('.lp-notifaction-area')!;
		const button = document.querySelector<HTMLButtonElement>(
			'#listingsubmitBTN, [name="listingedit"]',
		)!;
		const icon = document.querySelector('.lpsubmitloading')!;
		return {
			notice: area.classList.contains('active-wrap')
				? area.querySelector('h4')!.textContent
				: '',
			style: [...area.classList].find((name) => /^lp-notifaction-(?!area)/.test(name)) ?? '',
			disabled: button.disabled,
			icon: [...icon.classList].filter((name) => /^fa-/.test(name)).join(' '),
			marked: [...document.querySelectorAll('.error-msg')].map(({ id }) => id),
			focus: button.ownerDocument.activeElement?.id ?? '',
		};
	});
