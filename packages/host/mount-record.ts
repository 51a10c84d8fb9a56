import { attach, type Copy, type MountNow } from './attach.ts';
import type { Handle, Options, Widget } from './types.ts';

/** The widgets of an element. */
export interface MountRecord extends Handle {
	/** Attaches a widget unless it is already attached. With options, it mounts immediately. */
	attach: (widget: Widget, copy: Copy, options?: Options) => void;
}

/**
 * The record is stored on its element under a global symbol. The first copy of Gazetteer creates it, and other copies
 * and versions use the same one.
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
