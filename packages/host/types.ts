import type { Dispose } from '@gazetteer/dom';

/** When a widget starts. The attribute `data-gazetteer-when` overrides it. */
export type Moment = 'load' | 'idle' | 'visible' | 'intent' | 'interaction' | 'scroll';

/** The definition of a widget, which every page downloads. */
export interface Widget {
	readonly name: string;
	readonly when: Moment;
	/** The selector of older markup that the widget handles if the site owner allows it. */
	readonly adopt?: string;
	/**
	 * The selector of controls that only work with the widget. The loader delays a click or submit
	 * on them until the widget is mounted.
	 */
	readonly holds?: string;
	/**
	 * The selector of forms that the widget submits on Ctrl+Enter (Cmd+Enter). The loader delays
	 * this event until the widget is mounted.
	 */
	readonly sends?: string;
	readonly load: () => Promise<Island>;
}

/** The exports of a widget's script. */
export interface Island {
	readonly mount: Mount;
	/** The URL of the widget's stylesheet, if it has one. */
	readonly sheet?: string;
}

/** Returns its argument. TypeScript checks the type of the widget definition. */
export const defineWidget = (widget: Widget): Widget => widget;

export type Options = Readonly<Record<string, unknown>>;

/**
 * Starts a widget on an element. The widget stops when the signal aborts, or when the returned
 * function is called.
 */
export type Mount = (
	root: HTMLElement,
	options: Options,
	leaving: AbortSignal,
) => Dispose | void | Promise<Dispose | void>;

/** Controls the widgets of an element. */
export interface Handle {
	/** Resolves when all widgets of a `mount()` call have mounted or failed. */
	ready: Promise<unknown>;
	unmount: () => void;
}
