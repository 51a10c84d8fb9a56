import type { Contact, View } from './contact.ts';

/** Fetches what draws the form. One that did not come is asked for again; meanwhile there are plain words. */
export function viewer(contact: Contact): () => Promise<View | undefined> {
	let coming: Promise<View | undefined> | undefined;

	const fetchView = async () => {
		try {
			const { takeOver } = await import('./touched.tsx');
			if (!contact.leaving.aborted) takeOver(contact);
		} catch (error) {
			coming = undefined;
			console.warn(error);
		}
		return contact.view;
	};
	return () => (coming ??= fetchView());
}
