import { setState, stateOf, type Control, type DraftValue } from '@gazetteer/drafts';

const CONTROLS = 'input:not([type="hidden"]), select, textarea';

/**
 * Stores the values of all category fields, including those of categories that are no longer
 * selected.
 */
export interface KeptValues {
	/** Stores the values of the fields in `place`. */
	note: (place: ParentNode) => void;
	/** Restores the values of the fields in `place`. */
	putBack: (place: ParentNode) => void;
	read: () => Readonly<Record<string, string>>;
	add: (kept: DraftValue) => void;
}

/** Checkboxes and radio buttons of a group share a name, so the key includes the value. */
const keyOf = (control: Control) =>
	/^(checkbox|radio)$/.test(control.type) ? `${control.name}=${control.value}` : control.name;

export function keepValues(): KeptValues {
	const states = new Map<string, string>();
	const controls = (place: ParentNode) => place.querySelectorAll<Control>(CONTROLS);

	return {
		note(place) {
			for (const control of controls(place)) states.set(keyOf(control), stateOf(control));
		},
		putBack(place) {
			for (const control of controls(place)) {
				const state = states.get(keyOf(control));
				if (state !== undefined) setState(control, state);
			}
		},
		read: () => Object.fromEntries(states),
		add(kept) {
			for (const [key, state] of Object.entries(Object(kept))) {
				if (typeof state === 'string') states.set(key, state);
			}
		},
	};
}
