import { fillIn, TEXT } from '@gazetteer/contract';
import { adoptStyles, announce, fade, rememberDisplay, show } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { useEffect, useState } from '@wordpress/element';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import type { StartSection } from '../../interactive/sections.ts';
import styles from './style.css?inline';

const TAGLINE = { box: '[type="checkbox"]', hidden: '.with-title-cond' } as const;

/** The fade duration of the older theme, in milliseconds. */
const FADE = 700;

/**
 * The count is announced to screen readers when this number of characters is left, once for each
 * number.
 */
const ANNOUNCED_AT = [20, 10, 0] as const;

/** Delay in milliseconds after typing before a screen reader announces the count. */
const PAUSE = 1200;

const stepOf = (left: number) => ANNOUNCED_AT.filter((one) => left <= one).length;

function Count({ input }: { readonly input: HTMLInputElement }) {
	const most = input.maxLength;
	const [length, count] = useState(input.value.length);
	const step = stepOf(most - length);

	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		const changed = () => count(input.value.length);
		for (const type of ['input', 'change']) input.addEventListener(type, changed, { signal });
		input.form?.addEventListener('reset', () => setTimeout(changed), { signal });
		return () => leaving.abort();
	}, [input]);
	useEffect(() => {
		if (!step || !input.matches(':focus')) return undefined;
		const announceLeft = () => {
			const left = most - input.value.length;
			announce(fillIn(pageText(TEXT.charactersLeft), { count: left }));
		};
		const timer = setTimeout(announceLeft, PAUSE);
		return () => clearTimeout(timer);
	}, [step, input, most]);

	return (
		<span
			className={`gz-count${step === ANNOUNCED_AT.length ? ' gz-count-full' : ''}`}
			aria-hidden="true"
		>
			{length} / {most}
		</span>
	);
}

/** Some older pages hide the tagline until the visitor checks a checkbox. */
function followBox(form: ActiveListingForm, box: HTMLInputElement): void {
	const { element, leaving: signal } = form;
	const place = element.querySelector<HTMLElement>(TAGLINE.hidden);
	const input = place?.querySelector('input');
	if (!place || !input) return;
	const undo = rememberDisplay(place);
	if (input.value) box.checked = true;
	show(place, box.checked);
	const changed = () => fade(place, box.checked ? 'in' : 'out', FADE).catch(form.broke);
	box.addEventListener('change', changed, { signal });
	// A restored draft may have filled in the tagline.
	input.addEventListener('input', () => show(place, (box.checked = true)), { signal });
	signal.addEventListener('abort', undo);
}

/**
 * Shows the number of typed and allowed characters next to the label of the tagline. Causes no
 * layout shift.
 */
export const start: StartSection = (form, part) => {
	const { fill } = form;
	const box = part.querySelector<HTMLInputElement>(TAGLINE.box);
	if (box) return followBox(form, box);
	if (!(part instanceof HTMLInputElement) || part.maxLength < 1 || !part.parentElement) return;
	adoptStyles(styles);
	fill(part.parentElement, <Count input={part} />, { attributes: { class: 'gz-count-place' } });
};
