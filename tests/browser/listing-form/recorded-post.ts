import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { siteUrl } from '../site.ts';

export interface RecordedPosts {
	/** The request bodies in the order of arrival. */
	readonly bodies: readonly FormData[];
	/** Routes the submissions of the page through this recorder. */
	readonly serve: (page: Page) => Promise<unknown>;
	readonly close: () => void;
}

/** Records requests between the browser and the real server, because browsers do not expose the files in a body. */
export async function recordPosts(): Promise<RecordedPosts> {
	const bodies: FormData[] = [];
	const site = new URL(siteUrl());
	const server = createServer(async (request, response) => {
		const pieces: Buffer[] = [];
		for await (const piece of request) pieces.push(piece as Buffer);
		const body = Buffer.concat(pieces);
		const type = request.headers['content-type'] ?? '';
		bodies.push(await new Response(body, { headers: { 'content-type': type } }).formData());
		const headers = { ...request.headers, host: site.host };
		const target = new URL(request.url ?? '/', site);
		ask(target, { method: 'POST', headers }, (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(response);
		}).end(body);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return {
		bodies,
		serve: (page) =>
			page.route(/admin-ajax\.php\?action=\w+_submit_listing_ajax/, async (route) => {
				const { pathname, search } = new URL(route.request().url());
				await route.continue({ url: `http://127.0.0.1:${port}${pathname}${search}` });
			}),
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
