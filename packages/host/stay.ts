import { EVENT, MARK } from '@gazetteer/contract';
import { emit } from './emit.ts';
import { hold } from './hold.ts';
import { atMoment } from './moments.ts';
import { onAny } from './on-any.ts';
import type { Options, Widget } from './types.ts';

/** What all stays on a page share. */
export interface Household {
	readonly version: string;
}

/** Mounts without waiting any longer, and settles when that has happened or failed. Asked again, it changes nothing. */
export type Wake = (options: Options) => Promise<void>;

/** One widget on one element, from waiting until the signal says that it leaves. */
export function stay(
	element: HTMLElement,
	widget: Widget,
	{ version }: Household,
	leaving: AbortSignal,
): Wake {
	const { name, holds } = widget;
	const detail = { widget: name, version };
	let woken: Promise<void> | undefined;

	const attempt = async (step: () => unknown) => {
		try {
			await step();
		} catch (error) {
			// Somebody else's page goes on: say it where a site can listen, else in the console.
			if (emit(element, EVENT.error, { ...detail, error })) console.error(name, error);
		}
	};

	const join = async (options: Options) => {
		const { mount } = await widget.load();
		if (leaving.aborted) return;
		const unmount = (await mount(element, options, leaving)) || (() => {});
		if (leaving.aborted) return unmount();
		onAny(leaving, 'abort', () => {
			element.removeAttribute(MARK.mounted);
			attempt(unmount);
			emit(element, EVENT.unmounted, detail);
		});
		element.setAttribute(MARK.mounted, version);
		emit(element, EVENT.mounted, detail);
	};

	const wake: Wake = (options) => (woken ??= attempt(() => join(options)).then(giveBack));
	const begin = () => wake({});

	const giveBack = holds ? hold(element, holds, begin, leaving) : null;
	// A fetch that fails on a mere intention is asked for again, and reported, by the mount.
	onAny(element, 'pointerover focusin', () => widget.load().catch(() => {}), leaving);
	atMoment(widget.when, element, begin, leaving);
	return wake;
}
