import { fireEvent } from '@gazetteer/form';
import type { ActiveListingForm } from '../../interactive/active-form.ts';

/** The part of the TinyMCE API that we use. */
interface PageEditor {
	readonly id: string;
	/** Writes the editor's text into its textarea. */
	readonly save: () => void;
	/** Reads the textarea's text into the editor. */
	readonly load: () => void;
	readonly on: (events: string, listener: () => void) => void;
	readonly off: (events: string, listener: () => void) => void;
}

interface Editors {
	readonly get: (id: string) => PageEditor | null;
	readonly on: (event: 'AddEditor', listener: (added: { editor: PageEditor }) => void) => void;
	readonly off: (event: 'AddEditor', listener: (added: { editor: PageEditor }) => void) => void;
}

const WRITTEN = 'input change undo redo';
/** Milliseconds to wait after a change, because saving writes the whole text. */
const PAUSE = 300;

/**
 * Keeps the textarea of a TinyMCE editor up to date, because the checks and the draft read the
 * textarea. Loads a restored draft into the editor.
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
