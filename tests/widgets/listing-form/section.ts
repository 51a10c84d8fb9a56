import { createSlots } from '@gazetteer/view';
import { findForm } from '../../../widgets/listing-form/form.ts';
import type { ActiveListingForm } from '../../../widgets/listing-form/interactive/active-form.ts';
import type { StartSection } from '../../../widgets/listing-form/interactive/sections.ts';
import { createValues } from '../../../widgets/listing-form/interactive/values.tsx';

/** jsdom implements neither scrolling nor layout. */
Element.prototype.scrollIntoView = () => {};
Object.assign(document, { adoptedStyleSheets: [] });
Object.assign(CSSStyleSheet.prototype, { replaceSync() {} });

export interface Started {
	readonly form: ActiveListingForm;
	readonly leave: () => void;
	/** The fields that a plain post of the form would send. */
	readonly sent: () => [string, string][];
}

/**
 * Starts a section on a form with this markup, inside our root element or, like an older theme,
 * without one.
 */
export async function startOn(
	markup: string,
	start: StartSection,
	selector: string,
	{ own = true } = {},
): Promise<Started> {
	const drawn = `<form id="lp-submit-form">${markup}</form>`;
	document.body.innerHTML = own ? `<div data-gazetteer="listing-form">${drawn}</div>` : drawn;
	const leaving = new AbortController();
	const { Frame, values } = createValues();
	const { fill, close } = createSlots(undefined, Frame);
	const found = findForm(document.body.firstElementChild as HTMLElement, leaving.signal)!;
	const form: ActiveListingForm = Object.assign(found, {
		values,
		fill,
		parts: [],
		drawSections: () => Promise.resolve(),
	});
	leaving.signal.addEventListener('abort', close);
	await start(form, form.element.querySelector<HTMLElement>(selector)!);
	return {
		form,
		leave: () => leaving.abort(),
		sent: () => [...new FormData(form.element)].map(([name, value]) => [name, String(value)]),
	};
}

export const found = <Found extends Element = HTMLElement>(selector: string): Found => {
	const element = document.querySelector<Found>(selector);
	if (!element) throw new Error(`There is no ${selector}.`);
	return element;
};

/** Lets promises and React settle. */
export const settled = () => new Promise((done) => setTimeout(done, 0));
