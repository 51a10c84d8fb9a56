import { write } from '../../interactive/lookup/write.ts';
import type { StartSection } from '../../interactive/sections.ts';
import { withScheme } from '../../interactive/with-scheme.ts';

/** An address that somebody has left without a scheme gets one. */
export const start: StartSection = ({ leaving: signal }, part) => {
	if (!(part instanceof HTMLInputElement)) return;
	const left = () => {
		const whole = withScheme(part.value);
		if (whole !== part.value.trim()) write(part, whole);
	};
	part.addEventListener('change', left, { signal });
	// It may have been typed before this came.
	if (!part.matches(':focus')) left();
};
