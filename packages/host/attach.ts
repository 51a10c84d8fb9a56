import { EVENT, MARK } from '@gazetteer/contract';
import { holdEarlyEvents } from './early-events.ts';
import { emit } from './emit.ts';
import { momentOf } from './moments.ts';
import { onAny } from './on-any.ts';
import { linkStylesheet } from './stylesheet.ts';
import type { Options, Widget } from './types.ts';

type WidgetEvent = typeof EVENT.mounted | typeof EVENT.unmounted | typeof EVENT.error;

/** The version of this copy of Gazetteer. Its events contain the version in `event.detail`. */
export interface Copy {
	readonly version: string;
}

/**
 * Mounts the widget immediately. Resolves when the mount succeeded or failed. A second call has no
 * effect.
 */
export type MountNow = (options: Options) => Promise<void>;

/** Attaches a widget to an element: waits for its moment, mounts, and unmounts when the signal aborts. */
export function attach(
	element: HTMLElement,
	widget: Widget,
	{ version }: Copy,
	leaving: AbortSignal,
): MountNow {
	const { name } = widget;
	let mounted: Promise<void> | undefined;

	const dispatch = (type: WidgetEvent, error?: unknown) =>
		emit(element, type, { widget: name, version, error });

	const attempt = async (step: (() => unknown) | void) => {
		try {
			await step?.();
		} catch (error) {
			// Report the error as an event, and in the console unless a listener cancels the event.
			// The page continues to work.
			if (dispatch(EVENT.error, error)) console.error(name, error);
		}
	};

	const mount = async (options: Options) => {
		const island = await widget.load();
		await linkStylesheet(island.sheet);
		if (leaving.aborted) return;
		const unmount = await island.mount(element, options, leaving);
		if (leaving.aborted) return unmount?.();
		onAny(leaving, 'abort', () => {
			element.removeAttribute(MARK.mounted);
			// eslint-disable-next-line @typescript-eslint/no-floating-promises -- attempt() reports every error.
			attempt(unmount);
			dispatch(EVENT.unmounted);
		});
		element.setAttribute(MARK.mounted, version);
		dispatch(EVENT.mounted);
	};

	const mountNow: MountNow = (options) =>
		(mounted ??= attempt(() => mount(options)).then(release));
	const begin = () => mountNow({});

	const release = widget.holds ? holdEarlyEvents(element, widget, begin, leaving) : null;
	// Prefetch the widget's script. If the download fails, the mount tries again and reports the
	// error.
	onAny(element, 'pointerover focusin', () => widget.load().catch(() => {}), leaving);
	momentOf(element, widget.when)(begin, element, leaving);
	return mountNow;
}
