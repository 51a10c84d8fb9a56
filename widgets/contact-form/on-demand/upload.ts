import { TIMING } from '@gazetteer/contract';
import { unreadableFiles, uploadWithProgress, type Fetch } from '@gazetteer/wire';
import type { ActiveContactForm } from '../interactive/active-form.ts';
import { uploadMoved } from '../state.ts';

/**
 * Returns a `fetch` for files that reports progress, and a function that lists the inputs with
 * unreadable files.
 */
export function createUpload(form: ActiveContactForm, formData: FormData) {
	const { store, view } = form;
	const upload = uploadWithProgress(
		(share) => store.update(uploadMoved(share)),
		TIMING.contactLimit,
	);

	const fetch: Fetch = async (...request) => {
		const shown = view && import('./upload-bar.tsx');
		const hide = shown?.then(({ showUpload }) => showUpload(form, view!));
		try {
			return await upload(...request);
		} finally {
			store.update(uploadMoved(undefined));
			hide?.then((undo) => undo()).catch(console.warn);
		}
	};
	return { fetch, unreadableInputs: () => unreadableFiles(formData) };
}
