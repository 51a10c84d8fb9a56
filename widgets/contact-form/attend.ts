import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import { pageConfig } from '@gazetteer/host';
import { hasDraft } from './draft/key.ts';
import { contactGlobal, showFace } from './face.ts';
import { rest } from './inert.ts';
import { behave, mirror } from './manners/index.ts';
import { openPresence } from './open-presence.ts';
import type { Presence } from './presence.ts';
import { askSchema } from './schemas.ts';
import { addSpinners } from './spinner.ts';
import { touch } from './touch.ts';

const TOUCHES = 'pointerover focusin pointerdown keydown change submit';

/** Always by the page's own global, where other scripts may have put theirs before ours. */
const faces = () => contactGlobal()!;

/** A number, or one in text; some scripts put a zero here to have no refill. */
const isCached = () => Number(faces().cached ?? pageConfig().cached);

function listen(presence: Presence): void {
	const { root, form, bare, leaving: signal } = presence;
	const on = (types: string, listener: (event: Event) => void) =>
		types.split(' ').forEach((type) => bare.addEventListener(type, listener, { signal }));

	on('submit', (event) => {
		event.preventDefault();
		faces().submit!(form, { submitter: (event as SubmitEvent).submitter });
	});
	on('reset', () => {
		faces().reset!(form);
		// The fields have their first values back only after this event.
		setTimeout(behave, 0, presence);
	});
	on('change', ({ target }) => {
		behave(presence, target as Element);
		faces().validate!(form, { target: target as Element });
	});
	on('keyup input', () => mirror(presence));

	// A page that brings the server's word on what was sent comes from no cache.
	const refill = () => isCached() && presence.face.status === 'init' && faces().reset!(form);
	if (document.readyState === 'complete') queueMicrotask(refill);
	else addEventListener('load', refill, { signal });

	// One each, so that what could not come the first time has other occasions.
	const touched = () => void touch(presence).catch(console.warn);
	for (const type of TOUCHES.split(' ')) {
		root.addEventListener(type, touched, { signal, once: true, capture: true });
	}
	if (root.matches(':focus-within')) touched();
}

/** Looks after a form from page load on, until its wrapper leaves and it is given back as it was. */
export function attend(
	root: HTMLElement,
	form: HTMLFormElement,
	server: Presence['server'],
): Presence {
	const presence = openPresence(root, form, server);
	const scripted = root.classList.replace(CLASS.noScript, CLASS.script);
	const spinners = addSpinners(root);
	showFace(form, presence.face);
	rest(root, presence.face.status);
	behave(presence);
	listen(presence);

	void askSchema(presence);
	if (hasDraft(presence)) {
		import('./draft/restore.ts')
			.then(({ restoreDraft }) => restoreDraft(presence))
			.catch(console.warn);
	}

	presence.leaving.addEventListener('abort', () => {
		if (scripted) root.classList.replace(CLASS.script, CLASS.noScript);
		for (const spinner of spinners) spinner.remove();
		showFace(form, undefined);
		rest(root);
		behave(presence);
	});
	return presence;
}
