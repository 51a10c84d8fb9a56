import { PASSED_FIELD } from '@gazetteer/contract';
import { adoptStyles } from '@gazetteer/dom';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import type { StartSection } from '../../interactive/sections.ts';
import styles from './style.css?inline';
import { atMost } from '../../interactive/rules.ts';
import { maxEntries } from '../../interactive/page-rules.ts';
import { focusControl, markControls } from '../../interactive/marks.ts';
import { TagInput, tooMany } from './tag-input.tsx';
import { readTags } from './tag-list.ts';

const CARRIER = 'gz-tags-carrier';

function draw(
	{ fill, values, parts, leaving: signal }: ActiveListingForm,
	carrier: HTMLInputElement | HTMLTextAreaElement,
	place: HTMLElement,
): void {
	adoptStyles(styles);
	const label = carrier.labels?.[0];
	const labelledBy = label ? (label.id ||= 'gz-tags-label') : '';
	const heightOf = () => place.getBoundingClientRect().height;
	const height = heightOf();
	const before = carrier.getAttribute('tabindex');
	values.set('tags', readTags(carrier.value));
	const { host, empty } = fill(place, <TagInput carrier={carrier} labelledBy={labelledBy} />, {
		before: carrier.nextSibling,
		attributes: { class: 'gz-tags-host' },
	});
	const most = maxEntries(carrier);
	parts.push({
		checks: () => [
			{
				field: PASSED_FIELD.tags,
				label: label?.textContent?.trim() ?? '',
				rule: atMost(most, tooMany(most)),
				value: () => readTags(carrier.value),
				mark: (message) => markControls([carrier], message),
				focus: () => focusControl(carrier),
				place: carrier,
			},
		],
	});
	carrier.classList.add(CARRIER);
	carrier.tabIndex = -1;
	carrier.setAttribute('aria-hidden', 'true');
	// To avoid a layout shift, reserve the height of the original field until React has rendered.
	host.style.minBlockSize = `${height - heightOf()}px`;
	signal.addEventListener('abort', () => {
		empty();
		carrier.classList.remove(CARRIER);
		carrier.removeAttribute('aria-hidden');
		if (before === null) carrier.removeAttribute('tabindex');
		else carrier.setAttribute('tabindex', before);
	});
}

/** Shows tags as a list. The page's own field contains the comma-separated value that is sent. */
export const start: StartSection = (form, part) => {
	const { leaving: signal } = form;
	const isText = part instanceof HTMLTextAreaElement || part instanceof HTMLInputElement;
	const isTaken = part.offsetParent === null && getComputedStyle(part).display === 'none';
	if (!isText || isTaken || part.type === 'hidden' || !part.parentElement) return;
	const place = part.parentElement;
	const begin = () => signal.aborted || draw(form, part, place);
	// Wait until the field loses the focus, so that the visitor's typing is not interrupted.
	if (part.matches(':focus')) part.addEventListener('blur', begin, { signal, once: true });
	else begin();
};
