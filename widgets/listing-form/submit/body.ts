import { FIELD, NONCE_FIELD, PROCESS_LOGIN, REQUEST_FIELD, numbered } from '@gazetteer/contract';
import type { ActiveListingForm } from '../interactive/active-form.ts';
import { ACCOUNT } from '../markup.ts';

interface Editor {
	readonly getContent: () => string;
	readonly isHidden: () => boolean;
}

/**
 * Returns the text of the WordPress editor (TinyMCE), which older themes use for the description.
 */
function editorText(id: string): string | undefined {
	const page = window as { tinymce?: { get?: (id: string) => Editor | null } };
	const editor = page.tinymce?.get?.(id);
	return editor && !editor.isHidden() ? editor.getContent() : undefined;
}

const isChosen = (value: FormDataEntryValue): value is File =>
	value instanceof File && value.size > 1;

const isLoggingIn = (form: HTMLFormElement) =>
	form.querySelector<HTMLInputElement>(ACCOUNT.switch)?.checked ?? false;

/**
 * Numbers the gallery files in the order shown. The featured image and the logo are sent only if a
 * file was selected.
 */
function writeFiles(body: FormData): void {
	const lists = [FIELD.featuredImage, FIELD.logo].map((name) => `${name}[]`);
	const gallery = body.getAll(`${FIELD.gallery}[]`).filter(isChosen);
	body.delete(`${FIELD.gallery}[]`);
	gallery.forEach((file, at) => body.append(numbered(FIELD.gallery, at), file));
	for (const name of lists) {
		const files = body.getAll(name).filter(isChosen);
		body.delete(name);
		for (const file of files) body.append(name, file);
	}
}

/** An empty file input is sent as a file of 0 bytes, which servers reject as an invalid image. */
function dropEmptyFiles(body: FormData): void {
	for (const [name, value] of [...body]) {
		if (!(value instanceof File) || isChosen(value)) continue;
		const others = body.getAll(name).filter((one) => !(one instanceof File) || isChosen(one));
		body.delete(name);
		for (const one of others) body.append(name, one);
	}
}

const GALLERY_FILE = new RegExp(`^${FIELD.gallery}\\[\\d+\\]$`);

const countImages = (body: FormData) =>
	[...body].filter(([name, value]) => GALLERY_FILE.test(name) && value instanceof File).length;

/** Builds the request body, in the format that servers for this form expect. Spec §7. */
export function bodyOf(form: ActiveListingForm, request: string): FormData {
	const { element, parts } = form;
	const body = new FormData(element);
	const description = element.querySelector<HTMLTextAreaElement>(`[name="${FIELD.content}"]`);
	const text = description && (editorText(description.id) ?? description.value);
	if (text !== null) body.set(FIELD.content, text);
	writeFiles(body);
	for (const { write } of parts) write?.(body);
	dropEmptyFiles(body);
	body.set(FIELD.processLogin, isLoggingIn(element) ? PROCESS_LOGIN.yes : PROCESS_LOGIN.no);
	body.set(FIELD.imageCount, String(countImages(body)));
	body.set(REQUEST_FIELD, request);
	return body;
}

const hiddenInput = (form: HTMLFormElement, name: string) =>
	[...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].find(
		(input) => input.name === name,
	);

/** Returns the request key in the server's HTML. Only uncached pages contain one. */
export const drawnRequest = ({ element }: ActiveListingForm) =>
	hiddenInput(element, REQUEST_FIELD)?.value ?? '';

export function writeNonce({ element }: ActiveListingForm, nonce: string): void {
	const isEdit = !!hiddenInput(element, FIELD.listing)?.value;
	const name = isEdit ? NONCE_FIELD.edit : NONCE_FIELD.create;
	const input = hiddenInput(element, name) ?? document.createElement('input');
	Object.assign(input, { type: 'hidden', name, value: nonce });
	if (!input.isConnected) element.append(input);
}
