import { FIELD, PASSED_FIELD, TIMING } from '@gazetteer/contract';
import { parts } from '@gazetteer/dom';
import { filesIn, GALLERY } from '../../interactive/page-pictures.ts';
import {
	mixedOrder,
	newFilesOf,
	totalsOf,
	type Picture,
	type Pictures,
} from '../../interactive/pictures.ts';
import { isRequired } from '../../interactive/page-rules.ts';

/** Class of the page's elements that our gallery hides. */
const HIDDEN = 'gz-behind';

/** Hides elements of the page that our gallery replaces. Their values are still sent. */
export function hideReplaced(elements: Iterable<Element>, leaving: AbortSignal): void {
	for (const element of elements) {
		element.classList.add(HIDDEN);
		leaving.addEventListener('abort', () => element.classList.remove(HIDDEN));
	}
}

/**
 * Whether the input is required. Removes the attribute, because the browser cannot show its
 * message on a hidden input.
 */
export function takeOverRequired(input: HTMLInputElement, leaving: AbortSignal): boolean {
	const wasRequired = isRequired(input);
	const hadAttribute = input.required;
	input.required = false;
	leaving.addEventListener('abort', () => (input.required = hadAttribute));
	return wasRequired;
}

/**
 * Sets the files of an input, which browsers allow only through a `DataTransfer`. Fires no event.
 */
export function setFiles(input: HTMLInputElement, files: readonly File[]): void {
	const transfer = new DataTransfer();
	for (const file of files) transfer.items.add(file);
	input.files = transfer.files;
}

/**
 * Calls a function when files are selected in the page's own input, for example through its label
 * or by another script.
 */
export function whenChosen(
	input: HTMLInputElement,
	chosen: (files: readonly File[]) => void,
	signal: AbortSignal,
): void {
	input.addEventListener('change', () => chosen(filesIn(input)), { signal });
}

const hidden = (name: string, value: string) =>
	Object.assign(document.createElement('input'), { type: 'hidden', name, value });

/** The inputs of a saved picture in the page. */
interface SavedInputs {
	readonly item: Element;
	readonly kept: readonly HTMLInputElement[];
	readonly removed: HTMLInputElement;
}

function savedInputs(kept: HTMLInputElement, signal: AbortSignal): SavedInputs {
	const item = kept.closest(GALLERY.saved) ?? kept;
	const box = item.querySelector<HTMLInputElement>(GALLERY.removed);
	const removed = box ?? hidden(`${FIELD.removedImages}[]`, kept.value);
	if (!box) {
		// Older pages delete the element of a removed picture, so add an input with its id. It is
		// sent unless it is disabled.
		removed.disabled = true;
		kept.after(removed);
		signal.addEventListener('abort', () => removed.remove());
	}
	const twins = `input[type="hidden"][name="${FIELD.gallery}[]"]`;
	return { item, kept: [kept, ...parts<HTMLInputElement>(item, twins)], removed };
}

/**
 * Updates the page's own inputs when the gallery changes, because the browser sends these inputs.
 */
export function createInputs(part: HTMLElement, signal: AbortSignal) {
	const [input, ...others] = parts<HTMLInputElement>(part, GALLERY.input);
	const saved = new Map(
		parts<HTMLInputElement>(part, GALLERY.kept).map((kept) => [
			Number(kept.value),
			savedInputs(kept, signal),
		]),
	);
	const order = hidden(PASSED_FIELD.galleryOrder, '');
	part.append(order);
	signal.addEventListener('abort', () => {
		for (const { kept } of saved.values()) kept.forEach((one) => (one.disabled = false));
		order.remove();
	});

	const writeSaved = ({ saved: id, isRemoved = false }: Picture) => {
		const inputs = saved.get(id ?? 0);
		if (!inputs) return;
		for (const kept of inputs.kept) kept.disabled = isRemoved;
		if (inputs.removed.type === 'hidden') inputs.removed.disabled = !isRemoved;
		else inputs.removed.checked = isRemoved;
		// The server saves the pictures in the order of the inputs.
		inputs.item.parentElement?.append(inputs.item);
	};
	return {
		input,
		write(pictures: Pictures) {
			for (const other of others) other.value = '';
			if (input) setFiles(input, newFilesOf(pictures));
			for (const picture of pictures) if (picture.saved) writeSaved(picture);
			order.value = mixedOrder(pictures);
			order.disabled = !order.value;
		},
	};
}

/**
 * Writes the number and total size of the pictures into the page, shortly after the last change.
 * Spec §4.
 */
export function createRecount(
	part: HTMLElement,
	pictures: () => Pictures,
	leaving: AbortSignal,
): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const count = () => {
		const totals = totalsOf(pictures());
		part.dataset['savedgallerysize'] = String(totals.count);
		part.dataset['savedgallweight'] = String(totals.bytes);
	};
	leaving.addEventListener('abort', () => clearTimeout(timer));
	return () => {
		clearTimeout(timer);
		timer = setTimeout(count, TIMING.galleryRecount);
	};
}
