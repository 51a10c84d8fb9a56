import { NOTICE_MARKUP as MARKUP, TEXT } from '@gazetteer/contract';
import { type Dispose, rememberDisplay, show } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ListingForm } from '../form.ts';
import type { Notice } from './state.ts';

/** Functions that restore the original display of an error box, by element. */
const undos = new WeakMap<HTMLElement, Dispose>();

/**
 * Writes into the page's error box, which themes hide while it is empty. Empty content hides the
 * box again.
 */
export function fillBox(box: HTMLElement, content: Node | string): void {
	undos.get(box)?.();
	undos.delete(box);
	box.replaceChildren(content);
	if (!content) return;
	undos.set(box, rememberDisplay(box));
	show(box);
}

export interface Notification {
	/**
	 * Whether the page has a notification element. Without one, messages are shown below the send
	 * button.
	 */
	readonly isThere: boolean;
	/** The message that the site owner configured for an invalid form. */
	readonly configuredMessage: () => string;
	readonly show: (notice: Notice | undefined) => void;
}

const LOOKS = [MARKUP.success, MARKUP.error];

function areaOf({ root, element }: ListingForm): HTMLElement | null {
	const selector = `.${MARKUP.area}`;
	const near = root === element ? root.parentElement : root;
	return near?.querySelector<HTMLElement>(selector) ?? document.querySelector(selector);
}

/** Makes the close icon a button, for keyboard and screen reader users. */
function makeButton(closeIcon: HTMLElement, press: () => void, signal: AbortSignal): void {
	if (closeIcon instanceof HTMLButtonElement) {
		closeIcon.addEventListener('click', press, { signal });
		return;
	}
	const given = { role: 'button', tabindex: '0', 'aria-label': pageText(TEXT.close) };
	for (const [name, value] of Object.entries(given)) closeIcon.setAttribute(name, value);
	closeIcon.addEventListener('click', press, { signal });
	closeIcon.addEventListener(
		'keydown',
		(event) => {
			if (!/^(Enter| )$/.test(event.key)) return;
			event.preventDefault();
			press();
		},
		{ signal },
	);
	signal.addEventListener('abort', () => {
		for (const name of Object.keys(given)) closeIcon.removeAttribute(name);
	});
}

/**
 * Finds the page's notification element, which has classes that themes style. Only the visitor
 * closes it; there is no timeout. Spec §8.
 */
export function findNotification(form: ListingForm, close: () => void): Notification {
	const area = areaOf(form);
	const said = area?.getAttribute(MARKUP.configuredMessage) ?? '';
	const isRegion = area?.hasAttribute('role');
	if (area && !isRegion) area.setAttribute('role', 'alert');
	// The message is in an `h4`. Remove its heading role, because it would break the page's
	// heading structure.
	const heading = area?.querySelector('h4');
	heading?.setAttribute('role', 'presentation');
	const closeIcons = area?.querySelectorAll<HTMLElement>(`.${MARKUP.close}`) ?? [];
	for (const sign of closeIcons) makeButton(sign, close, form.leaving);

	const showNotice = (notice: Notice | undefined) => {
		if (!area) return;
		area.classList.remove(MARKUP.shown, ...LOOKS);
		if (notice) area.classList.add(MARKUP.shown, MARKUP[notice.style]);
		(heading ?? area).textContent = notice?.message ?? '';
	};
	form.leaving.addEventListener('abort', () => {
		if (!isRegion) area?.removeAttribute('role');
		heading?.removeAttribute('role');
		showNotice(undefined);
	});
	return { isThere: !!area, configuredMessage: () => said, show: showNotice };
}
