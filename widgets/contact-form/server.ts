import { CONTACT_NAMESPACE } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';
import { contactGlobal } from './face.ts';
import { OWN } from './markup.ts';
import type { Presence } from './presence.ts';

/** A form asks those who drew it: ours the page's settings, any other the legacy plugin's, and each the other's where it has none. */
export function serverOf(root: HTMLElement): Presence['server'] | undefined {
	const own = root.matches(OWN);
	const { rest, namespace } = pageConfig();
	const places = [{ root: rest, namespace }, contactGlobal()?.api];
	const place = (own ? places : places.reverse()).find((one) => one?.root);
	const address = place?.root ?? (own && '/wp-json/');
	return address
		? {
				root: new URL(address, location.origin).href,
				namespace: place?.namespace ?? CONTACT_NAMESPACE,
			}
		: undefined;
}
