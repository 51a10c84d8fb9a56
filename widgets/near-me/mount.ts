import { part } from '@gazetteer/dom';
import type { Mount } from '@gazetteer/host';
import { positionText } from './state.ts';
import './style.css';

/** Milliseconds until the search for the position is given up, and the age of a position that is new enough. */
const TIMING = { timeout: 15_000, maximumAge: 300_000 } as const;

/** The code of a refusal in the Geolocation API. */
const DENIED = 1;

export const mount: Mount = (root, _options, leaving) => {
	const button = part<HTMLButtonElement>(root, '.gz-near-me');
	const message = part(root, '.gz-near-message');
	const place = part<HTMLInputElement>(root, '[name="gz_place"]');
	const position = part<HTMLInputElement>(root, '[name="gz_near"]');
	const { denied = '', failed = '', searching = '' } = root.dataset;

	const end = (text: string) => {
		button.removeAttribute('aria-busy');
		message.textContent = text;
	};
	const search = ({ coords }: GeolocationPosition) => {
		if (leaving.aborted) return;
		end('');
		position.value = positionText(coords.latitude, coords.longitude);
		position.disabled = false;
		place.value = '';
		button.setAttribute('aria-pressed', 'true');
		position.form?.requestSubmit();
	};
	const ask = () => {
		if (button.hasAttribute('aria-busy')) return;
		if (!('geolocation' in navigator)) return end(failed);
		button.setAttribute('aria-busy', 'true');
		message.textContent = searching;
		navigator.geolocation.getCurrentPosition(
			search,
			({ code }) => end(code === DENIED ? denied : failed),
			TIMING,
		);
	};
	button.addEventListener('click', ask, { signal: leaving });
	// A typed place replaces the position.
	place.addEventListener(
		'input',
		() => {
			if (place.value === '') return;
			position.disabled = true;
			button.setAttribute('aria-pressed', 'false');
		},
		{ signal: leaving },
	);
};
