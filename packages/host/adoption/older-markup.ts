import { MARK } from '@gazetteer/contract';
import type { Widget } from '../types.ts';

/** Selectors of older markup, by widget. */
export type OlderMarkup = Record<string, string | undefined>;

/** What the loader fetches where a page only names the widgets that may take older markup over. */
export interface OlderMarkupModule {
	/** By the `adopt` of the settings, and by the names on the script tag, where no name means all. */
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
