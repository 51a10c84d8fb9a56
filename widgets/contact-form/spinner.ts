import { CONTACT_CLASS as CLASS } from '@gazetteer/contract';
import { HAS_SPINNER, SPINNER } from './markup.ts';

/** One beside each button that asks for it; one that is there already will do. Returns those that are new. */
export const addSpinners = (root: HTMLElement): Element[] =>
	[...root.querySelectorAll(HAS_SPINNER)].flatMap((button) => {
		if (button.nextElementSibling?.matches(SPINNER)) return [];
		const spinner = document.createElement('span');
		spinner.className = CLASS.spinner;
		button.after(spinner);
		return spinner;
	});
