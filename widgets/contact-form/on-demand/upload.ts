import type { Fetch } from '@gazetteer/wire';
import type { ActiveForm } from '../interactive/index.ts';
import { uploadMoved } from '../state.ts';
import { uploadWithProgress } from './upload-with-progress.ts';

/** The inputs whose files were changed or taken away after they were chosen: nobody can send those. */
async function unreadableInputs(formData: FormData): Promise<string[]> {
	const names: string[] = [];
	for (const [name, value] of formData) {
		if (!(value instanceof File) || !value.size) continue;
		await value
			.slice(0, 1)
			.arrayBuffer()
			.catch(() => names.push(name));
	}
	return names;
}

/** A fetch for files that shows how far they have come, and tells afterwards which could not be read. */
export function createUpload(form: ActiveForm, formData: FormData) {
	const { store, view } = form;
	const upload = uploadWithProgress((share) => store.update(uploadMoved(share)));

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
	return { fetch, unreadableInputs: () => unreadableInputs(formData) };
}
