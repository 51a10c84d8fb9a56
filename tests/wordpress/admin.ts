import { siteUrl } from '../browser/site.ts';

/** A session in the admin of the site under test, over plain HTTP. */
export interface Admin {
	readonly get: (path: string) => Promise<Response>;
	readonly post: (path: string, fields: URLSearchParams) => Promise<Response>;
	/** A REST call as the editor makes it. */
	readonly rest: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;
}

/** Stores the cookies of a response in `jar`, by name. */
function keep(jar: Map<string, string>, response: Response) {
	for (const line of response.headers.getSetCookie()) {
		const [pair = ''] = line.split(';');
		const cut = pair.indexOf('=');
		jar.set(pair.slice(0, cut), pair.slice(cut + 1));
	}
}

export async function openAdmin(name = 'admin', password = 'password'): Promise<Admin> {
	const site = siteUrl();
	const jar = new Map<string, string>();

	const send = async (path: string, init: RequestInit = {}) => {
		const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
		const headers = { ...init.headers, cookie };
		const response = await fetch(site + path, { redirect: 'manual', ...init, headers });
		keep(jar, response);
		return response;
	};
	const post = (path: string, fields: URLSearchParams) =>
		send(path, { method: 'POST', body: fields });

	await send('/wp-login.php');
	const entered = await post(
		'/wp-login.php',
		new URLSearchParams({ log: name, pwd: password, testcookie: '1' }),
	);
	if (entered.status !== 302) {
		throw new Error(`${name} could not log in: ${entered.status}`);
	}

	let nonce = '';
	return {
		get: (path) => send(path),
		post,
		rest: async <Answer>(method: string, path: string, body?: unknown) => {
			nonce ||= await (await send('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
			const response = await send(`/index.php?rest_route=${path.replace('?', '&')}`, {
				method,
				headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
				...(body === undefined ? {} : { body: JSON.stringify(body) }),
			});
			if (!response.ok) {
				throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
			}
			return (await response.json()) as Answer;
		},
	};
}
