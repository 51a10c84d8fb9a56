import { EVENT, MARK, type EventDetails } from '@gazetteer/contract';
import { holdEarlyEvents } from './early-events.ts';
import { atMoment } from './moments.ts';
import { onAny } from './on-any.ts';
import type { Options, Widget } from './types.ts';

/** This copy of Gazetteer, as its widgets name it in events. */
export interface Copy {
	readonly version: string;
}

/** Mounts without waiting any longer, and settles when that has happened or failed. A second call changes nothing. */
export type MountNow = (options: Options) => Promise<void>;

/** Tells the page. True unless a listener cancelled it. */
const emit = <Name extends keyof EventDetails>(
	element: Element,
	type: Name,
	detail: EventDetails[Name],
): boolean =>
	// An element that has left is not heard at the document any more: speak there in its place.
	(element.isConnected ? element : document).dispatchEvent(
		new CustomEvent(type, { bubbles: true, cancelable: true, detail }),
	);

/** Attaches one widget to one element: it waits for its moment, mounts, and unmounts when the signal is aborted. */
export function attach(
	element: HTMLElement,
	widget: Widget,
	{ version }: Copy,
	leaving: AbortSignal,
): MountNow {
	const { name, holds } = widget;
	const detail = { widget: name, version };
	let mounted: Promise<void> | undefined;

	const attempt = async (step: () => unknown) => {
		try {
			await step();
		} catch (error) {
			// Somebody else's page goes on: say it where a site can listen, else in the console.
			if (emit(element, EVENT.error, { ...detail, error })) console.error(name, error);
		}
	};

	const mount = async (options: Options) => {
		const module = await widget.load();
		if (leaving.aborted) return;
		const unmount = (await module.mount(element, options, leaving)) || (() => {});
		if (leaving.aborted) return unmount();
		onAny(leaving, 'abort', () => {
			element.removeAttribute(MARK.mounted);
			attempt(unmount);
			emit(element, EVENT.unmounted, detail);
		});
		element.setAttribute(MARK.mounted, version);
		emit(element, EVENT.mounted, detail);
	};

	const mountNow: MountNow = (options) =>
		(mounted ??= attempt(() => mount(options)).then(release));
	const begin = () => mountNow({});

	const release = holds ? holdEarlyEvents(element, widget, begin, leaving) : null;
	// A fetch ahead that fails is tried again, and reported, by the mount.
	onAny(element, 'pointerover focusin', () => widget.load().catch(() => {}), leaving);
	atMoment(widget.when, element, begin, leaving);
	return mountNow;
}
