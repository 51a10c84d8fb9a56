import { TIMING } from '@gazetteer/contract';
import type { Presence } from '../presence.ts';
import { isUntouched, keptControls, stateOf } from './fields.ts';
import { draftKey } from './key.ts';

/** Not as JSON, which old scripts of some pages have their own way to write. */
const written = (presence: Presence) =>
	new URLSearchParams(
		[...keptControls(presence)]
			.filter(([, control]) => !isUntouched(control))
			.map(([name, control]): [string, string] => [name, stateOf(control)]),
	).toString();

function store(presence: Presence, draft: string): void {
	try {
		if (draft) sessionStorage.setItem(draftKey(presence), draft);
		else sessionStorage.removeItem(draftKey(presence));
	} catch {
		// There is no room, or storage is closed: nothing is kept, and the form works all the same.
	}
}

export const forgetDraft = (presence: Presence) => store(presence, '');

/** Keeps what a visitor writes until it is sent, the form is reset, or the tab is closed. */
export function keepDraft(presence: Presence): void {
	const { bare, leaving: signal } = presence;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const rest = () => {
		clearTimeout(timer);
		timer = undefined;
	};
	const save = () => {
		if (timer === undefined) return;
		rest();
		store(presence, written(presence));
	};
	const changed = () => {
		timer ??= setTimeout(save, TIMING.draftPause);
	};

	for (const type of ['input', 'change']) bare.addEventListener(type, changed, { signal });
	// By the visitor, or because all of it has been sent.
	bare.addEventListener(
		'reset',
		() => {
			rest();
			forgetDraft(presence);
		},
		{ signal },
	);
	addEventListener('pagehide', save, { signal });
	signal.addEventListener('abort', save);
	// Something may have been written before this came.
	changed();
}
