import { adoptStyles } from '@gazetteer/dom';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { daysIn } from './days.ts';
import { HoursLine } from './hours-line.tsx';
import styles from './style.css?inline';

/** Adds a text field above the days. Its text fills in the page's own inputs of the days. */
export function start(
	{ element, fill, leaving: signal }: ActiveListingForm,
	part: HTMLElement,
): void {
	const days = daysIn(element);
	if (days.length === 0 || !part.parentElement) return;
	adoptStyles(styles);
	const { empty } = fill(part.parentElement, <HoursLine days={days} />, {
		before: part,
		attributes: { class: 'gz-hours-line' },
	});
	signal.addEventListener('abort', empty);
}
