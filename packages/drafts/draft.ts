import { TIMING } from '@gazetteer/contract';
import { listen } from '@gazetteer/dom';
import { noteDraft } from './database.ts';
import { deleteRecord, readRecord, writeRecord } from './records.ts';
import type { DraftValues } from './values.ts';

/** One half-written form, as the browser keeps it. None of it ever fails: without storage it lasts as long as its page. */
export interface Draft {
	readonly read: () => Promise<DraftValues | undefined>;
	/** Something has changed. What there is to keep is asked for in a moment, or when the page is left. */
	readonly write: (values: () => DraftValues) => void;
	readonly forget: () => Promise<void>;
}

/** What no storage took. */
const memory = new Map<string, DraftValues>();

/** The draft of this name (`draftName`) until `signal`, at which what waits is written. */
export function openDraft(name: string, signal: AbortSignal): Draft {
	let waiting: (() => DraftValues) | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Whether the stored draft belongs to this form. Another tab may contain the same form. */
	let isOurs = false;

	const stopWaiting = () => {
		clearTimeout(timer);
		timer = waiting = undefined;
	};
	const keep = async (values: DraftValues) => {
		isOurs = true;
		memory.set(name, values);
		try {
			noteDraft(name, true);
			await writeRecord(name, values);
			memory.delete(name);
		} catch {
			// Closed or full. It is in memory.
		}
	};
	const forget = async () => {
		stopWaiting();
		isOurs = false;
		memory.delete(name);
		noteDraft(name, false);
		await deleteRecord(name).catch(() => {});
	};
	const save = () => {
		if (!waiting) return;
		const values = waiting();
		stopWaiting();
		if (Object.keys(values).length) void keep(values);
		else if (isOurs) void forget();
	};

	const cleanup = [
		listen(window, 'pagehide', save),
		// On phones this is the last event before a page is discarded.
		listen(document, 'visibilitychange', () => document.hidden && save()),
	];
	signal.addEventListener('abort', () => {
		save();
		for (const dispose of cleanup) dispose();
	});
	return {
		async read() {
			const kept = memory.get(name) ?? (await readRecord(name).catch(() => undefined));
			isOurs ||= !!kept;
			if (!kept) noteDraft(name, false);
			return kept;
		},
		write(values) {
			if (signal.aborted) return;
			waiting = values;
			timer ??= setTimeout(save, TIMING.draftPause);
		},
		forget,
	};
}
