import { MARK } from '@gazetteer/contract';
import type { Widget } from '../types.ts';

/** Selectors of older markup, by widget. */
export type OlderMarkup = Record<string, string | undefined>;

/**
 * The module with the selectors of older markup. Downloaded if the page settings list widgets in
 * `adopt` without their selectors.
 */
export interface OlderMarkupModule {
	/**
	 * Returns the selectors of the widgets in the setting `adopt`, or in the script tag's
	 * attribute. An empty attribute means all widgets.
	 */
	readonly named: (adopt: unknown, tag: Element | null) => OlderMarkup;
}

/** Returns the selectors of the older markup of the named widgets. */
export const olderMarkupOf =
	(widgets: readonly Pick<Widget, 'name' | 'adopt'>[]): OlderMarkupModule['named'] =>
	(adopt, tag) => {
		const names = `${adopt},${tag && (tag.getAttribute(MARK.adopt) || true)}`.split(/[\s,]/);
		const chosen = widgets.filter(({ name }) => names.includes(name) || names.includes('true'));
		return Object.fromEntries(chosen.map((widget) => [widget.name, widget.adopt]));
	};
