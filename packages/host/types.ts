import type { Dispose } from '@gazetteer/dom';

/** When a widget starts. A page can override it with `data-gazetteer-when`. */
export type Moment = 'load' | 'idle' | 'visible' | 'intent' | 'interaction' | 'scroll';

/** The part of a widget that every page downloads: its name, its moment, and how to load the rest. */
export interface Widget {
	readonly name: string;
	readonly when: Moment;
	/** The older markup that it adopts if the site owner enabled that. */
	readonly adopt?: string;
	/** Controls that only the widget can handle. A click or submit on them waits for the mount. */
	readonly holds?: string;
	/** Forms in which Ctrl or Cmd with Enter submits. An early one is replayed once the widget is mounted. */
	readonly sends?: string;
	readonly load: () => Promise<Island>;
}

/** The exports of a widget's script. */
export interface Island {
	readonly mount: Mount;
	/** The URL of its stylesheet, if it has one. */
	readonly sheet?: string;
}

/** Checks the types of a widget definition. */
export const defineWidget = (widget: Widget): Widget => widget;

export type Options = Readonly<Record<string, unknown>>;

/** Starts a widget on an element. It stops when the signal aborts, or with the returned function. */
export type Mount = (
	root: HTMLElement,
	options: Options,
	leaving: AbortSignal,
) => Dispose | void | Promise<Dispose | void>;

/** The widgets of an element. */
export interface Handle {
	/** Resolves when all widgets of a `mount` call have mounted or failed. */
	ready: Promise<unknown>;
	unmount: () => void;
}
