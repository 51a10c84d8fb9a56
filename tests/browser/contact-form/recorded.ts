import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

export type Call = 'schema' | 'feedback' | 'refill';

/** A request that the server received. */
export interface Asked {
	call: Call;
	form: number;
	method: string;
	/** The URL that the browser requested, with the host of the site. */
	url: string;
	headers: Readonly<Record<string, string>>;
	fields: FormData;
}

/** An object is sent as JSON with status 200. A function writes its own response. */
export type Reply = object | ((response: ServerResponse, asked: Asked) => void);

export type Replies = Partial<Record<Call, Reply | readonly Reply[]>>;

const CALL = /contact-forms\/(\d+)\/(feedback\/schema|feedback|refill)\b/;

const readBody = async (request: IncomingMessage): Promise<FormData> => {
	const pieces: Buffer[] = [];
	for await (const piece of request) pieces.push(piece as Buffer);
	const type = request.headers['content-type'] ?? '';
	if (!type.startsWith('multipart/')) return new FormData();
	return new Response(Buffer.concat(pieces), { headers: { 'content-type': type } }).formData();
};

const json = (response: ServerResponse, value: unknown) =>
	response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/**
 * A server that returns recorded responses for contact forms. The page does not notice that its
 * requests are redirected.
 */
export interface Recorded {
	readonly asked: readonly Asked[];
	readonly of: (call: Call) => Asked[];
	/** The server sends the responses of a list one by one, and repeats the last one. */
	readonly replies: Replies;
	readonly serve: (page: Page) => Promise<unknown>;
	readonly close: () => void;
}

const open = new Set<Recorded>();
afterEach(() => {
	open.forEach((server) => server.close());
	open.clear();
});

export async function openRecorded(replies: Replies): Promise<Recorded> {
	const asked: Asked[] = [];
	const given: Record<string, number> = {};

	const next = (call: Call): Reply => {
		const reply = replies[call] ?? [];
		if (!Array.isArray(reply)) return reply;
		const turn = given[call] ?? 0;
		given[call] = turn + 1;
		return (reply[Math.min(turn, reply.length - 1)] as Reply | undefined) ?? reply;
	};

	const server = createServer(async (request, response) => {
		const [, form = '', path = ''] = CALL.exec(decodeURIComponent(request.url ?? '')) ?? [];
		const call = path.split('/').at(-1) as Call;
		const fields = await readBody(request).catch(() => undefined);
		// The browser aborted the request before its end, so ignore it.
		if (!fields) return;
		const { 'x-asked-url': url = '', ...headers } = request.headers as Record<string, string>;
		const one = {
			call,
			form: Number(form),
			method: request.method ?? '',
			url,
			headers,
			fields,
		};
		asked.push(one);
		const reply = next(call);
		if (typeof reply === 'function') reply(response, one);
		else json(response, reply);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;

	const recorded: Recorded = {
		asked,
		of: (call) => asked.filter((one) => one.call === call),
		replies,
		serve: (page) =>
			page.route(
				(url) => CALL.test(decodeURIComponent(url.href)),
				async (route) => {
					const url = new URL(route.request().url());
					const headers = { ...route.request().headers(), 'x-asked-url': url.href };
					await route.continue({
						url: `http://127.0.0.1:${port}${url.pathname}${url.search}`,
						headers,
					});
				},
			),
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
	open.add(recorded);
	return recorded;
}
