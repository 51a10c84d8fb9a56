import { FIELD, PASSED_FIELD } from '@gazetteer/contract';
import { parts } from '@gazetteer/dom';
import { filesIn, GALLERY } from '../../interactive/pictures.ts';
import { isRequired } from '../../interactive/required.ts';
import type { Picture } from '../../interactive/values.tsx';
import { mixedOrder, newFilesOf } from './order.ts';

/** What of the page's own stands behind what is drawn here. */
const BEHIND = 'gz-behind';

/** Puts elements of the page behind what is drawn; they are still sent. */
export function putBehind(elements: Iterable<Element>, leaving: AbortSignal): void {
	for (const element of elements) {
		element.classList.add(BEHIND);
		leaving.addEventListener('abort', () => element.classList.remove(BEHIND));
	}
}

/** Whether the input is required. Removes the attribute, because the browser cannot show its message on a hidden input. */
export function takeOverRequired(input: HTMLInputElement, leaving: AbortSignal): boolean {
	const mustHave = isRequired(input);
	const hadAttribute = input.required;
	input.required = false;
	leaving.addEventListener('abort', () => (input.required = hadAttribute));
	return mustHave;
}

/** An input's files can be set by a list of the browser's own only. Nobody is told, as with any value that is set. */
export function setFiles(input: HTMLInputElement, files: readonly File[]): void {
	const transfer = new DataTransfer();
	for (const file of files) transfer.items.add(file);
	input.files = transfer.files;
}

/** Files that get into the page's own input after all: through its label, or from another script. */
export function whenChosen(
	input: HTMLInputElement,
	chosen: (files: readonly File[]) => void,
	signal: AbortSignal,
): void {
	input.addEventListener('change', () => chosen(filesIn(input)), { signal });
}

const hidden = (name: string, value: string) =>
	Object.assign(document.createElement('input'), { type: 'hidden', name, value });

/** A saved picture among the page's own inputs. */
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
		// Older pages take the whole picture out. This one is sent while it is not disabled.
		removed.disabled = true;
		kept.after(removed);
		signal.addEventListener('abort', () => removed.remove());
	}
	const twins = `input[type="hidden"][name="${FIELD.gallery}[]"]`;
	return { item, kept: [kept, ...parts<HTMLInputElement>(item, twins)], removed };
}

/** Keeps the page's own inputs true: what they send is what is drawn. */
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
		// In the order of the page they are sent.
		inputs.item.parentElement?.append(inputs.item);
	};
	return {
		input,
		write(pictures: readonly Picture[]) {
			for (const other of others) other.value = '';
			if (input) setFiles(input, newFilesOf(pictures));
			for (const picture of pictures) if (picture.saved) writeSaved(picture);
			order.value = mixedOrder(pictures);
			order.disabled = !order.value;
		},
	};
}
