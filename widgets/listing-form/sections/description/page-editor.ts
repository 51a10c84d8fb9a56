import { fireEvent } from '@gazetteer/form';
import type { ActiveListingForm } from '../../interactive/active-form.ts';

/** What is used of the editor that WordPress itself draws. */
interface PageEditor {
	readonly id: string;
	/** Writes into its textarea. */
	readonly save: () => void;
	/** Reads from its textarea. */
	readonly load: () => void;
	readonly on: (events: string, hear: () => void) => void;
	readonly off: (events: string, hear: () => void) => void;
}

interface Editors {
	readonly get: (id: string) => PageEditor | null;
	readonly on: (event: 'AddEditor', hear: (added: { editor: PageEditor }) => void) => void;
	readonly off: (event: 'AddEditor', hear: (added: { editor: PageEditor }) => void) => void;
}

const WRITTEN = 'input change undo redo';
/** Its whole text is written each time, so not with every key. */
const PAUSE = 300;

/**
 * Lets its textarea hold what is written in it all the time, so that the progress and the draft know of it, and shows what
 * a draft puts into the textarea.
 */
export function followPageEditor(
	{ element, parts, leaving: signal }: ActiveListingForm,
	textarea: HTMLTextAreaElement,
): void {
	const { tinymce } = window as { tinymce?: Editors };
	let followed: PageEditor | undefined;
	let isSaving = false;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const save = () => {
		clearTimeout(timer);
		const before = textarea.value;
		followed?.save();
		if (textarea.value === before) return;
		isSaving = true;
		fireEvent(textarea, 'input');
		isSaving = false;
	};
	const written = () => {
		clearTimeout(timer);
		timer = setTimeout(save, PAUSE);
	};
	const follow = (editor: PageEditor | null | undefined) => {
		if (!editor || editor === followed || editor.id !== textarea.id) return;
		followed = editor;
		editor.on(WRITTEN, written);
	};
	const added = ({ editor }: { editor: PageEditor }) => follow(editor);

	follow(tinymce?.get(textarea.id));
	tinymce?.on('AddEditor', added);
	textarea.addEventListener('input', () => isSaving || followed?.load(), { signal });
	parts.push({ ready: () => Promise.resolve(save()) });
	element.addEventListener('submit', save, { signal, capture: true });
	signal.addEventListener('abort', () => {
		clearTimeout(timer);
		tinymce?.off('AddEditor', added);
		followed?.off(WRITTEN, written);
	});
}
