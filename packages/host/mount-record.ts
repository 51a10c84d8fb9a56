import { attach, type Copy, type MountNow } from './attach.ts';
import type { Handle, Options, Widget } from './types.ts';

/** The widgets of an element, and how to attach another one. */
export interface MountRecord extends Handle {
	/** Attaches a widget unless the element already has it. With options, mounts it immediately. */
	attach: (widget: Widget, copy: Copy, options?: Options) => void;
}

/**
 * The key of an element's record. Other copies and versions of Gazetteer on the page use the same
 * global symbol, and thus the same record.
 */
const RECORD = Symbol.for('gazetteer');

type Recorded = Element & { [RECORD]?: MountRecord };

export const recordOf = (element: Element): MountRecord | undefined =>
	(element as Recorded)[RECORD];

export function openRecord(element: HTMLElement & Recorded): MountRecord {
	const attached: Record<string, MountNow> = {};
	const leaving = new AbortController();

	return (element[RECORD] ??= {
		ready: Promise.resolve(),
		attach(widget, copy, options) {
			const mountNow = (attached[widget.name] ??= attach(
				element,
				widget,
				copy,
				leaving.signal,
			));
			if (options) this.ready = Promise.all([this.ready, mountNow(options)]);
		},
		unmount() {
			delete element[RECORD];
			leaving.abort();
		},
	});
}
