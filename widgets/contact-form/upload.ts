import { TEXT, fieldOfInput } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Fetch } from '@gazetteer/wire';
import { carrier } from './carrier.ts';
import type { Contact } from './contact.ts';
import type { ContactState, FieldError } from './state.ts';

const carried = (gone: number | undefined) => (state: ContactState) => ({ ...state, gone });

/** Files that were changed or taken away after they were chosen: nobody can send those. */
async function unreadable(formData: FormData): Promise<FieldError[]> {
	const errors: FieldError[] = [];
	for (const [name, value] of formData) {
		if (!(value instanceof File) || !value.size) continue;
		const say = () =>
			void errors.push({ field: fieldOfInput(name), message: pageText(TEXT.chooseAgain) });
		await value.slice(0, 1).arrayBuffer().catch(say);
	}
	return errors;
}

/** A way for files: it shows how far they have come, and afterwards which could not be read. */
export function openWay(contact: Contact, formData: FormData) {
	const { store, view } = contact;
	const move = carrier((gone) => store.update(carried(gone)));

	const carry: Fetch = async (...request) => {
		const shown = view && import('./upload-bar.tsx');
		const hide = shown?.then(({ showUpload }) => showUpload(contact, view!));
		try {
			return await move(...request);
		} finally {
			store.update(carried(undefined));
			hide?.then((undo) => undo()).catch(console.warn);
		}
	};
	return { carry, unreadable: () => unreadable(formData) };
}
