import { CONFIG_ID, MARK } from '@gazetteer/contract';
import type { Widget } from './types.ts';

/** The one setting that the loader itself must know. The rest is read by the mounts that need it. */
const configuredAdoption = (): unknown => {
	try {
		return JSON.parse(document.getElementById(CONFIG_ID)!.textContent!).adopt;
	} catch {
		// Broken settings ask for nothing, and neither do none.
		return undefined;
	}
};

/**
 * Where on a page each widget may live. Legacy markup counts with the owner's consent only: in the
 * config, or on the script tag, where no name means all.
 */
export function selectorsOf(widgets: readonly Widget[]): readonly (readonly [Widget, string])[] {
	const tag = document.querySelector(`script[${MARK.adopt}]`)?.getAttribute(MARK.adopt);
	const named = `${configuredAdoption()},${tag === '' || tag}`.split(/[\s,]/);

	return widgets.map((widget) => {
		const { name, adopt } = widget;
		const own = `[${MARK.widget}~="${name}"]`;
		const adopts = adopt && (named.includes(name) || named.includes('true'));
		return [widget, adopts ? `${own},${adopt}` : own];
	});
}
