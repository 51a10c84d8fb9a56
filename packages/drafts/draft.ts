import { TIMING } from '@gazetteer/contract';
import { listen } from '@gazetteer/dom';
import { setDraftMarker } from './database.ts';
import { deleteRecord, readRecord, writeRecord } from './records.ts';
import type { DraftValues } from './values.ts';

/**
 * The stored draft of a form. Its functions do not fail. If storage is not available, the draft
 * stays in memory until the page is closed.
 */
export interface Draft {
	readonly read: () => Promise<DraftValues | undefined>;
	/**
	 * Call this after every change of the form. `values` is called after a short delay, or when the
	 * visitor leaves the page.
	 */
	readonly write: (values: () => DraftValues) => void;
	readonly forget: () => Promise<void>;
}

/** Drafts that could not be stored, by name. */
const memory = new Map<string, DraftValues>();

/**
 * Opens the draft with a name from `draftName()`. When the signal aborts, pending changes are
 * written.
 */
export function openDraft(name: string, signal: AbortSignal): Draft {
	let waiting: (() => DraftValues) | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/**
	 * Whether this form wrote or read the stored draft. Otherwise the draft may come from another
	 * tab.
	 */
	let isOwnDraft = false;

	const stopWaiting = () => {
		clearTimeout(timer);
		timer = waiting = undefined;
	};
	const keep = async (values: DraftValues) => {
		isOwnDraft = true;
		memory.set(name, values);
		try {
			setDraftMarker(name, true);
			await writeRecord(name, values);
			memory.delete(name);
		} catch {
			// The storage is disabled or full. `memory` contains the draft.
		}
	};
	const forget = async () => {
		stopWaiting();
		isOwnDraft = false;
		memory.delete(name);
		setDraftMarker(name, false);
		await deleteRecord(name).catch(() => {});
	};
	const save = () => {
		if (!waiting) return;
		const values = waiting();
		stopWaiting();
		if (Object.keys(values).length) keep(values).catch(console.warn);
		else if (isOwnDraft) forget().catch(console.warn);
	};

	const cleanup = [
		listen(window, 'pagehide', save),
		// Mobile browsers may discard a hidden page without another event.
		listen(document, 'visibilitychange', () => document.hidden && save()),
	];
	signal.addEventListener('abort', () => {
		save();
		for (const dispose of cleanup) dispose();
	});
	return {
		async read() {
			const kept = memory.get(name) ?? (await readRecord(name).catch(() => undefined));
			isOwnDraft ||= !!kept;
			if (!kept) setDraftMarker(name, false);
			return kept;
		},
		write(values) {
			if (signal.aborted) return;
			waiting = values;
			timer ??= setTimeout(save, TIMING.draftDebounce);
		},
		forget,
	};
}
