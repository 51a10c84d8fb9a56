import { ACCEPT, CONTACT_NAMESPACE, REST_PATH, restPath } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';
import { restUrl } from '@gazetteer/wire';
import type { ContactForm, Server } from './form.ts';
import { isOwnForm } from './markup.ts';
import { contactGlobal, schemas } from './page-api.ts';

/**
 * Returns whether the page specifies the URL of the REST API. Our own forms need no URL, because
 * they always use this site's API.
 */
export const isServerNamed = (root: HTMLElement) => isOwnForm(root) || !!contactGlobal()?.api?.root;

/**
 * Returns the REST API for a form. Forms of Contact Form 7 use that plugin's settings, because our
 * namespace does not have their ids. Without such settings, uses the plugin's default namespace.
 */
export function serverOf(root: HTMLElement): Server | undefined {
	const own = isOwnForm(root);
	const { rest, namespace } = pageConfig();
	const places = [{ root: rest, namespace: own ? namespace : undefined }, contactGlobal()?.api];
	const place = (own ? places : places.reverse()).find((one) => one?.root);
	const address = place?.root ?? (own && '/wp-json/');
	return address
		? {
				root: new URL(address, location.origin).href,
				namespace: place?.namespace ?? CONTACT_NAMESPACE,
			}
		: undefined;
}

const asking = new Map<number, Promise<void>>();

async function fetchSchema({ server, facade }: ContactForm): Promise<unknown> {
	const path = restPath(REST_PATH.schema, facade.id);
	const answer = await fetch(restUrl(server.root, server.namespace, path), {
		headers: { Accept: ACCEPT },
	});
	if (!answer.ok) throw answer;
	return answer.json();
}

/**
 * Requests the form's rules during page load. To keep this file small, errors are not handled: the
 * first interaction repeats a failed request, and the form can be sent without rules.
 */
export function askSchema(form: ContactForm): Promise<void> | undefined {
	const { id } = form.facade;
	const known = schemas();
	if (!known.has(id)) {
		known.set(id, undefined);
		asking.set(
			id,
			fetchSchema(form).then(
				(schema) => void known.set(id, schema),
				(error: unknown) => {
					known.delete(id);
					console.warn(error);
				},
			),
		);
	}
	return asking.get(id);
}
