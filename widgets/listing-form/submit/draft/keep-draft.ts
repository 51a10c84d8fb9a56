import { MARK } from '@gazetteer/contract';
import {
	isUntouched,
	storableControls,
	openDraft,
	setState,
	stateOf,
	type DraftValue,
	type DraftValues,
} from '@gazetteer/drafts';
import { fireEvent } from '@gazetteer/form';
import { hasStoredDraft, nameOfDraft } from '../../draft.ts';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { TERMS } from '../../markup.ts';
import { askAboutDraft } from './question.tsx';

/**
 * Prefixes of draft keys for section values and for files. All other keys are names of controls.
 */
const SECTION = 'section ';
const FILES = 'files ';

const filesOf = ({ element }: ActiveListingForm) =>
	[...element.querySelectorAll<HTMLInputElement>('input[type="file"]')].filter(
		({ name }) => name !== '',
	);

/** Excludes the terms checkbox: visitors must give consent themselves. */
const controlsOf = ({ bare }: ActiveListingForm) => storableControls(bare.elements, TERMS);

/** Sections with their own draft store their files themselves. */
const isKeptBySection = (form: ActiveListingForm, input: HTMLInputElement) =>
	form.parts.some(({ draft }) => draft && input.name.startsWith(draft.name)) ||
	!!input.closest(`[${MARK.noDraft}]`);

/** Unused sections return nested lists and objects without values. */
const isEmpty = (value: DraftValue): boolean =>
	value === null ||
	value === '' ||
	(typeof value === 'object' &&
		!(value instanceof Blob) &&
		Object.values(value).every((part: DraftValue) => isEmpty(part)));

function written(form: ActiveListingForm): DraftValues {
	const values: Record<string, DraftValue> = {};
	for (const [name, control] of controlsOf(form)) {
		if (!isUntouched(control)) values[name] = stateOf(control);
	}
	for (const input of filesOf(form)) {
		const files = [...(input.files ?? [])];
		if (files.length && !isKeptBySection(form, input)) values[FILES + input.name] = files;
	}
	for (const { draft } of form.parts) {
		const kept = draft?.keep();
		if (kept !== undefined && !isEmpty(kept)) values[SECTION + draft!.name] = kept;
	}
	return values;
}

const fireChange = (control: Element) => {
	fireEvent(control, 'input');
	fireEvent(control, 'change');
};

function putFiles(input: HTMLInputElement, kept: DraftValue): void {
	const files = Array.isArray(kept) ? kept : [];
	const transfer = new DataTransfer();
	for (const file of files) if (file instanceof File) transfer.items.add(file);
	input.files = transfer.files;
	fireChange(input);
}

/** Milliseconds to wait for fields that the server sends after the category is restored. */
const MAX_WAIT = 15_000;

/**
 * Restores the controls that the visitor has not changed, and fires their events. Afterwards,
 * `kept` contains the values whose controls do not exist yet.
 */
function putControls(form: ActiveListingForm, kept: Map<string, DraftValue>): void {
	for (const [name, control] of controlsOf(form)) {
		const state = kept.get(name);
		if (state === undefined) continue;
		kept.delete(name);
		if (!isUntouched(control)) continue;
		setState(control, String(state));
		fireChange(control);
	}
}

function putLateControls(form: ActiveListingForm, left: Map<string, DraftValue>): void {
	const observer = new MutationObserver(() => {
		putControls(form, left);
		if (!left.size) observer.disconnect();
	});
	observer.observe(form.element, { childList: true, subtree: true });
	const timer = setTimeout(() => observer.disconnect(), MAX_WAIT);
	form.leaving.addEventListener('abort', () => {
		clearTimeout(timer);
		observer.disconnect();
	});
}

async function restore(form: ActiveListingForm, kept: DraftValues): Promise<void> {
	// Render the sections first, because each one restores its own data.
	await form.drawSections();
	if (form.leaving.aborted) return;
	const ofControls = Object.entries(kept).filter(
		([name]) => !name.startsWith(SECTION) && !name.startsWith(FILES),
	);
	const left = new Map(ofControls);
	putControls(form, left);
	if (left.size) putLateControls(form, left);
	for (const { draft } of form.parts) {
		const value = draft && kept[SECTION + draft.name];
		if (value !== undefined) draft!.restore(value);
	}
	for (const input of filesOf(form)) {
		const files = kept[FILES + input.name];
		if (files && !input.files?.length) putFiles(input, files);
	}
}

export interface KeptDraft {
	readonly changed: () => void;
	/** Deletes the draft after the listing was sent successfully. */
	readonly forget: () => void;
}

/**
 * Saves a draft until the listing is sent. On a later visit, asks the visitor whether to restore
 * the draft.
 */
export async function keepDraft(form: ActiveListingForm): Promise<KeptDraft | undefined> {
	if (form.root.closest(`[${MARK.noDraft}]`)) return undefined;
	const draft = openDraft(nameOfDraft(form), form.leaving);
	/**
	 * The stored draft, until the visitor restores or discards it. Each write includes its values,
	 * so that they are not lost.
	 */
	let undecided: DraftValues = {};
	let isOver = false;
	const changed = () => {
		if (!isOver) draft.write(() => ({ ...undecided, ...written(form) }));
	};
	const kept = hasStoredDraft(form) ? await draft.read() : undefined;
	const end = kept && askAboutDraft(form, decide);
	if (kept) undecided = kept;

	async function decide(goesOn: boolean): Promise<void> {
		if (goesOn) await restore(form, kept!);
		undecided = {};
		if (goesOn) return changed();
		await draft.forget();
		changed();
	}
	return {
		changed,
		forget() {
			isOver = true;
			end?.();
			draft.forget().catch(form.broke);
		},
	};
}
