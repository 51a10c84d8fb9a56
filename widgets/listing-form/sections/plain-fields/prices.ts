import { PASSED_FIELD, readAmount, TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { focusControl, markControls } from '../../interactive/marks.ts';
import { readable } from '../../interactive/rules.ts';
import type { StartSection } from '../../interactive/sections.ts';

const NUMBER = /^[\d.,'’\s]*\d[\d.,'’\s]*$/;

/**
 * Returns whether the first price is higher than the second. Ignores prices with other text. PHP's
 * `ListingCheck` has the same rules; tests/cases/listing/price-spans.json tests both.
 */
export function isReversed(from: string, to: string): boolean {
	if (!NUMBER.test(from) || !NUMBER.test(to)) return false;
	return (readAmount(from) ?? 0) > (readAmount(to) ?? 0);
}

/** Adds a check of the price range to the submission. */
export const start: StartSection = ({ element, parts }, from) => {
	const to = element.querySelector<HTMLInputElement>(`input[name="${PASSED_FIELD.priceTo}"]`);
	if (!to || !(from instanceof HTMLInputElement)) return;
	const label = to.labels?.[0]?.textContent?.trim() ?? '';
	parts.push({
		checks: () =>
			isReversed(from.value, to.value)
				? [
						{
							field: PASSED_FIELD.priceTo,
							label,
							rule: readable(pageText(TEXT.pricesReversed)),
							value: () => (isReversed(from.value, to.value) ? 'wrong' : ''),
							mark: (message) => markControls([to], message),
							focus: () => focusControl(to),
							place: to,
						},
					]
				: [],
	});
};
