import { write } from '../../interactive/lookup/write.ts';
import type { StartSection } from '../../interactive/sections.ts';
import { withScheme } from '../../interactive/with-scheme.ts';

/** Adds `https://` to an address without a scheme when the visitor leaves the field. */
export const start: StartSection = ({ leaving: signal }, part) => {
	if (!(part instanceof HTMLInputElement)) return;
	const left = () => {
		const complete = withScheme(part.value);
		if (complete !== part.value.trim()) write(part, complete);
	};
	part.addEventListener('change', left, { signal });
	// The address may have been typed before this script was loaded.
	if (!part.matches(':focus')) left();
};
