import { ACCEPT, REST_PATH, restPath } from '@gazetteer/contract';
import { restUrl } from '@gazetteer/wire';
import { contactGlobal } from './face.ts';
import type { Presence } from './presence.ts';

/** One for each form, however often it stands on the page. Other scripts read it, too. */
export const schemas = () => contactGlobal()!.schemas!;

const asking = new Map<number, Promise<void>>();

async function fetchJson({ server, face }: Presence): Promise<unknown> {
	const path = restPath(REST_PATH.schema, face.id);
	const answer = await fetch(restUrl(server.root, server.namespace, path), {
		headers: { Accept: ACCEPT },
	});
	if (!answer.ok) throw answer;
	return answer.json();
}

/**
 * Asked for with the page, where every byte counts, so without the care that other calls are given: one
 * that did not come is asked for again when the visitor touches the form, and none is needed to send it.
 */
export function askSchema(presence: Presence): Promise<void> | undefined {
	const { id } = presence.face;
	const known = schemas();
	if (!known.has(id)) {
		known.set(id, undefined);
		asking.set(
			id,
			fetchJson(presence).then(
				(schema) => void known.set(id, schema),
				(error: unknown) => {
					known.delete(id);
					console.warn(error);
				},
			),
		);
	}
	return asking.get(id);
}
