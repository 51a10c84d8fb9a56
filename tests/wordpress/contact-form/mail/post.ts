import { randomUUID } from 'node:crypto';
import { runWordPress, siteUrl } from '../../../browser/site.ts';
import type { OwnForm } from '../own.ts';

export interface FeedbackAnswer {
	status: string;
	message: string;
	posted_data_hash: string;
	invalid_fields: ReadonlyArray<{ field: string; message: string }>;
}

/**
 * A form token that is one minute old, because the server refuses faster submissions. The test
 * requests also skip the rate limit per IP address.
 */
const drawnToken = (form: number) =>
	runWordPress(`
		global $wpdb;
		$wpdb->query("DELETE FROM {$wpdb->options} WHERE option_name LIKE 'gazetteer_tally_%'");
		echo (new Gazetteer\\ContactForm\\Domain\\Spam\\RenderToken(Gazetteer\\ContactForm\\Submission\\SiteSigner::signer()))->write(${form}, time() - 60);
	`);

/** Submits a form as its script does, without a browser, and returns any response. */
export async function sent(
	form: OwnForm,
	values: Readonly<Record<string, string | Blob>>,
	request: string = randomUUID(),
	headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
	const body = new FormData();
	const guards = {
		_wpcf7: String(form.id),
		_wpcf7_unit_tag: `wpcf7-f${form.id}-o1`,
		_wpcf7_container_post: '0',
		gazetteer_note: '',
		gazetteer_request: request,
		gazetteer_drawn: await drawnToken(form.id),
	};
	for (const [name, value] of Object.entries({ ...guards, ...values })) {
		body.append(name, value);
	}
	return fetch(
		`${siteUrl()}/index.php?rest_route=/gazetteer/v1/contact-forms/${form.id}/feedback`,
		{ method: 'POST', body, headers },
	);
}

/** Submits a form like `sent()`, and fails if the response is not a feedback response. */
export async function post(...what: Parameters<typeof sent>): Promise<FeedbackAnswer> {
	const response = await sent(...what);
	const text = await response.text();
	if (!response.ok) throw new Error(`${response.status}: ${text}`);
	return JSON.parse(text) as FeedbackAnswer;
}
