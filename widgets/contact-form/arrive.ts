import { attend } from './attend.ts';
import { contactGlobal, hasFace, offer, type Faces } from './face.ts';
import { FORM } from './markup.ts';
import type { Presence } from './presence.ts';
import { isServerNamed, serverOf } from './server.ts';

const presences = new WeakMap<HTMLFormElement, Presence>();

export const presenceOf = (form: HTMLFormElement) => presences.get(form);

/** All that is asked of a browser. */
const isAble = () =>
	[window.fetch, window.FormData, NodeList.prototype.forEach, ''.replaceAll].every(Boolean);

/** The contact form in a wrapper, looked after from now on; or nothing, where it is best left alone. */
export function arrive(root: HTMLElement, faces: Faces): Presence | undefined {
	if (root.parentElement?.closest('form')) {
		void import('./wrong-place.ts').then(({ sayWrongPlace }) => sayWrongPlace(root));
		return;
	}
	const form = root.querySelector<HTMLFormElement>(FORM);
	if (!form) return;
	const known = presenceOf(form);
	if (known) return known;
	if (hasFace(form)) {
		console.warn('Gazetteer: another script has this form.', form);
		return;
	}
	const server = serverOf(root);
	const isNamed = isServerNamed(root);
	if (!isNamed || !isAble()) {
		const global = contactGlobal();
		void import('./missing.ts').then(({ tellMissing }) => tellMissing(global, isNamed));
	}
	if (!server || !isAble()) return;
	offer(faces);
	const presence = attend(root, form, server);
	presences.set(form, presence);
	presence.leaving.addEventListener('abort', () => presences.delete(form));
	return presence;
}
