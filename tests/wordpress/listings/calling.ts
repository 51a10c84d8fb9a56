import type { Admin } from '../admin.ts';
import { siteUrl } from '../../browser/site.ts';

const AJAX = '/wp-admin/admin-ajax.php';

type Sent = Readonly<Record<string, string | readonly string[]>>;

/** Encodes the fields as the client does: a list has a name with brackets and one entry per value. */
export function fields(action: string, sent: Sent): URLSearchParams {
	const body = new URLSearchParams({ action });
	for (const [name, value] of Object.entries(sent)) {
		if (typeof value === 'string') body.append(name, value);
		else for (const one of value) body.append(`${name}[]`, one);
	}
	return body;
}

/** Calls an action as a guest, or with the session `as`. */
export const call = (action: string, sent: Sent, as?: Admin): Promise<Response> =>
	as
		? as.post(AJAX, fields(action, sent))
		: fetch(siteUrl() + AJAX, { method: 'POST', body: fields(action, sent) });

/** The JSON of the response, as a record of unknown values. */
export const answered = async (response: Promise<Response>) =>
	(await (await response).json()) as Record<string, unknown>;

export const queries = (response: Response) => Number(response.headers.get('x-queries'));
