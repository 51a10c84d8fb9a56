import { toggleDescribedBy } from '@gazetteer/form';

function described(before: string | null, isDescribed: boolean): string | null {
	const input = document.createElement('input');
	if (before !== null) input.setAttribute('aria-describedby', before);
	toggleDescribedBy(input, 'error', isDescribed);
	return input.getAttribute('aria-describedby');
}

describe('toggleDescribedBy()', () => {
	it.each([
		['adds the id to an element without descriptions', null, true, 'error'],
		['adds the id after the ids of the page', 'hint unit', true, 'hint unit error'],
		['does not add the id twice', 'error hint', true, 'hint error'],
		['removes the id and keeps the ids of the page', 'hint error unit', false, 'hint unit'],
		['removes the attribute when no id is left', ' error ', false, null],
		['removes an empty attribute', '', false, null],
		['keeps an id that only contains the other one', 'error-2', false, 'error-2'],
		['reads ids with line breaks between them', 'hint\n\tunit', true, 'hint unit error'],
	] as const)('toggleDescribedBy() %s', (_title, before, isDescribed, after) => {
		expect(described(before, isDescribed)).toBe(after);
	});
});
