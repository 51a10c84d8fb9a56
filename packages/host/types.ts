import type { Dispose } from '@gazetteer/dom';

/** When a widget wakes. The page may choose another with `data-gazetteer-when`. */
export type Moment = 'load' | 'idle' | 'visible' | 'intent' | 'interaction' | 'scroll';

/** What every page downloads of a widget: its name, its moment, and how to fetch the rest. */
export interface Widget {
	readonly name: string;
	readonly when: Moment;
	/** Legacy markup it takes over where the page's owner opted in. */
	readonly adopt?: string;
	/** Controls that only the widget can answer: a click or submit on one waits for the mount. */
	readonly holds?: string;
	/** Forms in which Ctrl or Cmd with Enter sends: typed too early, it sends once the widget is there. */
	readonly sends?: string;
	readonly load: () => Promise<Island>;
}

/** What a widget's script brings. */
export interface Island {
	readonly mount: Mount;
	/** The address of its stylesheet, if it has one. */
	readonly sheet?: string;
}

/** Only types: a misspelt moment or a missing name is found while writing, not on a visitor's page. */
export const defineWidget = (widget: Widget): Widget => widget;

export type Options = Readonly<Record<string, unknown>>;

/**
 * Joins page, state, calls and view on one element. What it begins ends with the signal, or with the
 * function it returns, whichever is shorter to say.
 */
export type Mount = (
	root: HTMLElement,
	options: Options,
	leaving: AbortSignal,
) => Dispose | void | Promise<Dispose | void>;

/** All that Gazetteer does on one element. */
export interface Handle {
	/** Settles when every widget asked for by `mount` has mounted or failed. */
	ready: Promise<unknown>;
	unmount: () => void;
}
