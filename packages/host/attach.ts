import { EVENT, MARK } from '@gazetteer/contract';
import { holdEarlyEvents } from './early-events.ts';
import { emit } from './emit.ts';
import { momentOf } from './moments.ts';
import { onAny } from './on-any.ts';
import { linkStylesheet } from './stylesheet.ts';
import type { Options, Widget } from './types.ts';

type WidgetEvent = typeof EVENT.mounted | typeof EVENT.unmounted | typeof EVENT.error;

/** This copy of Gazetteer, as its widgets name it in events. */
export interface Copy {
	readonly version: string;
}

/** Mounts without waiting any longer, and settles when that has happened or failed. A second call changes nothing. */
export type MountNow = (options: Options) => Promise<void>;

/** Attaches one widget to one element: it waits for its moment, mounts, and unmounts when the signal is aborted. */
export function attach(
	element: HTMLElement,
	widget: Widget,
	{ version }: Copy,
	leaving: AbortSignal,
): MountNow {
	const { name } = widget;
	let mounted: Promise<void> | undefined;

	const tell = (type: WidgetEvent, error?: unknown) =>
		emit(element, type, { widget: name, version, error });

	const attempt = async (step: (() => unknown) | void) => {
		try {
			await step?.();
		} catch (error) {
			// The page continues. Report the error as an event, or else in the console.
			if (tell(EVENT.error, error)) console.error(name, error);
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
			attempt(unmount);
			tell(EVENT.unmounted);
		});
		element.setAttribute(MARK.mounted, version);
		tell(EVENT.mounted);
	};

	const mountNow: MountNow = (options) =>
		(mounted ??= attempt(() => mount(options)).then(release));
	const begin = () => mountNow({});

	const release = widget.holds ? holdEarlyEvents(element, widget, begin, leaving) : null;
	// A fetch ahead that fails is tried again, and reported, by the mount.
	onAny(element, 'pointerover focusin', () => widget.load().catch(() => {}), leaving);
	momentOf(element, widget.when)(begin, element, leaving);
	return mountNow;
}
