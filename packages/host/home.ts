import { stay, type Household, type Wake } from './stay.ts';
import type { Handle, Options, Widget } from './types.ts';

/** An element and the widgets that live on it. */
export interface Home extends Handle {
	/** Begins a widget's stay unless it has one; with options it need not wait any longer. */
	lodge: (widget: Widget, household: Household, options?: Options) => void;
}

/**
 * A home is kept on its element, under a name that every copy and version of Gazetteer on the page
 * knows: whoever comes first is the host, and the others' widgets lodge with it.
 */
const HOME = Symbol.for('gazetteer');

export type Place = HTMLElement & { [HOME]?: Home };

export const homeOf = (element: Element): Home | undefined => (element as Place)[HOME];

export function openHome(element: Place): Home {
	const lodgers: Record<string, Wake> = {};
	const leaving = new AbortController();

	return (element[HOME] ??= {
		ready: Promise.resolve(),
		lodge(widget, household, options) {
			const wake = (lodgers[widget.name] ??= stay(
				element,
				widget,
				household,
				leaving.signal,
			));
			if (options) this.ready = Promise.all([this.ready, wake(options)]);
		},
		unmount() {
			delete element[HOME];
			leaving.abort();
		},
	});
}
