import { FIELD, LISTING_FORM, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Check } from '../../interactive/part.ts';
import { atLeastOne } from '../../interactive/rules.ts';

const GROUP = `fieldset.${LISTING_FORM.required}`;

/**
 * Returns a check for each required group of checkboxes or radio buttons. Other files check the
 * other required fields.
 */
export const groupChecks = (place: ParentNode): Check[] =>
	[...place.querySelectorAll<HTMLFieldSetElement>(GROUP)].flatMap((group) => {
		const boxes = [
			...group.querySelectorAll<HTMLInputElement>(`[name^="${FIELD.formFields}"]`),
		];
		const [first] = boxes;
		if (!first) return [];
		const words = group.querySelector('.gz-field-label') ?? group.querySelector('legend');
		return {
			field: first.name.replace(/\[\]$/, ''),
			label: words?.textContent?.trim() ?? '',
			rule: atLeastOne(pageText(TEXT.chooseOne)),
			value: () => boxes.filter(({ checked }) => checked).map(({ value }) => value),
			mark(message: string | undefined) {
				group.classList.toggle(LISTING_FORM.error, message !== undefined);
				if (message) group.setAttribute('aria-invalid', 'true');
				else group.removeAttribute('aria-invalid');
			},
			focus: () => first.focus(),
			place: group,
		};
	});
