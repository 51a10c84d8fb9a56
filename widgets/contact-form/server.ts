import { CONTACT_NAMESPACE } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';
import { contactGlobal } from './face.ts';
import { OWN } from './markup.ts';
import type { Presence } from './presence.ts';

/** Whether the page says where this form's calls go. Our own forms ask this site in any case. */
export const isServerNamed = (root: HTMLElement) =>
	root.matches(OWN) || !!contactGlobal()?.api?.root;

/**
 * A form asks those who drew it. A form of Contact Form 7 never asks our own namespace, which does not know it:
 * where its settings are missing it asks that plugin's namespace at the REST root of the page's settings.
 */
export function serverOf(root: HTMLElement): Presence['server'] | undefined {
	const own = root.matches(OWN);
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
