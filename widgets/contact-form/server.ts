import { ACCEPT, CONTACT_NAMESPACE, REST_PATH, restPath } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';
import { restUrl } from '@gazetteer/wire';
import type { ContactForm, Server } from './form.ts';
import { isOwnForm } from './markup.ts';
import { contactGlobal, schemas } from './page-api.ts';

/** Whether the page says where this form's calls go. Our own forms ask this site in any case. */
export const isServerNamed = (root: HTMLElement) => isOwnForm(root) || !!contactGlobal()?.api?.root;

/**
 * A form asks the server that drew it. A form of Contact Form 7 never asks our own namespace, which does not know it:
 * where its settings are missing it asks that plugin's namespace at the REST root of the page's settings.
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
 * Asks for a form's rules. This is part of page load, where every byte counts, so it is without the care that other
 * calls are given: rules that did not come are asked for again at the first touch, and none are needed to send.
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
