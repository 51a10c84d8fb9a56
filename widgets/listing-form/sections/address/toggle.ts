import { TIMING } from '@gazetteer/contract';
import { hide, prefersReducedMotion, show } from '@gazetteer/dom';
import type { ActiveListingForm } from '../../interactive/active-form.ts';

/**
 * Opens or closes an element by animating its height, as older themes do. With reduced motion,
 * there is no animation.
 */
async function slide(element: HTMLElement, isOpening: boolean): Promise<void> {
	element.getAnimations?.().forEach((running) => running.cancel());
	if (isOpening) show(element);
	if (!prefersReducedMotion() && typeof element.animate === 'function') {
		const open = { height: `${element.offsetHeight}px`, opacity: 1, overflow: 'hidden' };
		const shut = { height: '0px', opacity: 0, overflow: 'hidden' };
		const frames = isOpening ? [shut, open] : [open, shut];
		const isOver = await element
			.animate(frames, { duration: TIMING.addressSlide, easing: 'ease' })
			.finished.then(
				() => true,
				() => false,
			);
		if (!isOver) return;
	}
	if (!isOpening) hide(element);
}

export const ADDRESS = {
	input: '#inputAddress',
	manual: '.lp-custom-lat',
	/** The label and the help text of the address input with the lookup. */
	about: '.googlefulladdress',
	link: '.googleAddressbtn',
	type: 'data-type',
	coordinates: '#latitude, #longitude',
	active: 'active',
} as const;

const MANUAL = 'gaddresscustom';

/**
 * Makes the links switch between the address input with the lookup and the one without. Both values
 * are always sent.
 */
export function switchAddress(form: ActiveListingForm): void {
	const { element, leaving: signal } = form;
	const links = [...element.querySelectorAll<HTMLElement>(ADDRESS.link)];
	const input = element.querySelector<HTMLElement>(ADDRESS.input);
	const manual = element.querySelector<HTMLElement>(ADDRESS.manual);
	if (!links.length || !input || !manual) return;
	const about = [...element.querySelectorAll<HTMLElement>(ADDRESS.about)];
	const coordinates = element.querySelectorAll<HTMLInputElement>(ADDRESS.coordinates);

	const say = (isManual: boolean) => {
		for (const link of links) {
			const isOn = (link.getAttribute(ADDRESS.type) === MANUAL) === isManual;
			link.setAttribute('role', 'button');
			link.setAttribute('aria-pressed', String(isOn));
			link.classList.toggle(ADDRESS.active, isOn);
		}
	};
	const switchTo = (isManual: boolean) => {
		say(isManual);
		for (const field of coordinates) field.type = isManual ? 'text' : 'hidden';
		const lookedUp = [input, ...about].map((one) => slide(one, !isManual));
		return Promise.all([...lookedUp, slide(manual, isManual)]);
	};
	const pressed = (event: Event) => {
		const link = (event.target as Element).closest(ADDRESS.link);
		if (!link) return;
		if (event instanceof KeyboardEvent && event.key !== ' ') return;
		// Prevent the page's own script from switching the address back.
		event.preventDefault();
		event.stopPropagation();
		switchTo(link.getAttribute(ADDRESS.type) === MANUAL).catch(form.broke);
	};
	const options = { capture: true, signal };
	for (const type of ['click', 'keydown']) element.addEventListener(type, pressed, options);
	say(getComputedStyle(manual).display !== 'none');
	signal.addEventListener('abort', () => {
		for (const link of links) {
			link.removeAttribute('role');
			link.removeAttribute('aria-pressed');
		}
	});
}
