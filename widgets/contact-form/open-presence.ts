import { CONTACT_ATTRIBUTE, CONTACT_INPUT, type FormStatus } from '@gazetteer/contract';
import { bareForm } from './bare-form.ts';
import type { Face } from './face.ts';
import type { Presence } from './presence.ts';
import { schemas } from './schemas.ts';

const number = (text: string) => Math.abs(parseInt(text, 10)) || 0;

/** Reads off the page who the form is. */
export function openPresence(
	root: HTMLElement,
	form: HTMLFormElement,
	server: Presence['server'],
): Presence {
	const bare = bareForm(form);
	const leaving = new AbortController();
	const read = (name: string) =>
		root.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';

	const face: Face = {
		id: number(read(CONTACT_INPUT.form)),
		status: (bare.getAttribute(CONTACT_ATTRIBUTE.status) || 'init') as FormStatus,
		pluginVersion: read(CONTACT_INPUT.version),
		locale: read(CONTACT_INPUT.locale),
		unitTag: read(CONTACT_INPUT.unitTag),
		containerPost: number(read(CONTACT_INPUT.containerPost)),
		parent: root,
		get schema() {
			return schemas().get(this.id);
		},
	};
	return {
		root,
		form,
		bare,
		face,
		server,
		leaving: leaving.signal,
		leave: () => leaving.abort(),
	};
}
