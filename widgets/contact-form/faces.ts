import { MESSAGE } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { arrive, presenceOf } from './arrive.ts';
import type { Faces } from './face.ts';
import { QUIET, WRAPPER } from './markup.ts';
import type { Actor, Presence } from './presence.ts';
import { sayPlainly } from './say-plainly.ts';
import { actorOf } from './touch.ts';

/** What it takes to act is out of reach, and so is then the server. */
function sayOffline({ root }: Presence, error: unknown): void {
	console.error(error);
	if (!root.hasAttribute(QUIET)) sayPlainly(root, pageText(MESSAGE.offline));
}

/** At once where the form can act already: whoever asks reads off the form what has come of it. */
async function act(form: HTMLFormElement, deed: (actor: Actor) => unknown, unable = sayOffline) {
	const presence = presenceOf(form);
	if (!presence) return;
	let { actor } = presence;
	try {
		actor ??= await actorOf(presence);
	} catch (error) {
		return unable(presence, error);
	}
	if (!presence.leaving.aborted) await deed(actor);
}

/** What the page's scripts may ask for. A form that is not ours is nobody. */
export const FACES: Faces = {
	init(form) {
		const root = form.closest<HTMLElement>(WRAPPER);
		// At once, as scripts expect; and by the loader, which sees when the form leaves.
		if (root && arrive(root, FACES)) window.Gazetteer?.mount?.(root, 'contact-form');
	},
	submit: (form, { submitter } = {}) => act(form, (actor) => actor.submit(submitter)),
	reset: (form) => act(form, (actor) => actor.reset()),
	validate: (form, what = {}) =>
		act(
			form,
			(actor) => actor.check(what),
			(_presence, error) => console.warn(error),
		),
	schemas: new Map(),
};
