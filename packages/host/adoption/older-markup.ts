import { MARK } from '@gazetteer/contract';
import type { Widget } from '../types.ts';

/** Selectors of older markup, by widget. */
export type OlderMarkup = Record<string, string | undefined>;

/** The module that the loader downloads if a page names widgets without selectors. */
export interface OlderMarkupModule {
	/**
	 * Returns the selectors by the setting `adopt`, or by the names on the script tag, where an empty value means all.
	 */
	readonly named: (adopt: unknown, tag: Element | null) => OlderMarkup;
}

/** The older markup of the named widgets. */
export const olderMarkupOf =
	(widgets: readonly Pick<Widget, 'name' | 'adopt'>[]): OlderMarkupModule['named'] =>
	(adopt, tag) => {
		const names = `${adopt},${tag && (tag.getAttribute(MARK.adopt) || true)}`.split(/[\s,]/);
		const chosen = widgets.filter(({ name }) => names.includes(name) || names.includes('true'));
		return Object.fromEntries(chosen.map((widget) => [widget.name, widget.adopt]));
	};
