import { MENU_CLASS, SUB_MENU_ID } from '@gazetteer/contract';
import { disposables } from '@gazetteer/dom';
import { ARROW, TOGGLE, type Mode } from './markup.ts';
import type { readLabels } from './labels.ts';

let made = 0;

/** A menu item with a list below it. */
export interface SubMenu {
	readonly item: HTMLElement;
	readonly link: HTMLElement | null;
	readonly list: HTMLElement;
	/**
	 * The element with `aria-expanded`, which receives the focus when the list closes: our button
	 * or the link itself.
	 */
	readonly toggle: HTMLElement;
	/** Moves our button over the theme's arrow. */
	readonly place: () => void;
	isOpen: boolean;
	/** Whether the visitor closed the list while the pointer or focus was in the item. */
	isShut: boolean;
	readonly undo: () => void;
}

export function takeSubMenu(
	list: HTMLElement,
	mode: Mode,
	labels: ReturnType<typeof readLabels>,
): SubMenu {
	const cleanup = disposables();
	const item = list.parentElement!;
	const link = item.querySelector<HTMLElement>(':scope > a');
	const arrow = link?.querySelector<HTMLElement>(ARROW);
	// Absolute positioning over the arrow needs a positioned item. Otherwise our button follows the
	// link.
	const isOver = !!arrow && getComputedStyle(item).position !== 'static';

	const give = (element: Element, name: string, value: string) => {
		const before = element.getAttribute(name);
		element.setAttribute(name, value);
		cleanup.add(() =>
			before === null ? element.removeAttribute(name) : element.setAttribute(name, before),
		);
	};
	const idOf = (element: HTMLElement, wanted: string) => {
		if (!element.id) give(element, 'id', wanted);
		return element.id;
	};

	const name = item.id || `gz-menu-${++made}`;
	const isLink = mode === 'click-item' && !!link;
	const toggle = isLink ? link : document.createElement('button');
	if (isLink) {
		give(link, 'role', 'button');
		give(link, 'aria-haspopup', 'true');
	} else {
		Object.assign(toggle, { type: 'button', className: TOGGLE, id: `${name}-toggle` });
		// If the theme shows an arrow, our button covers it.
		if (arrow) {
			toggle.classList.toggle(`${TOGGLE}-over`, isOver);
			// In one menu mode, the theme gives the arrow the role of a button, which is not
			// allowed in a link.
			give(arrow, 'role', 'presentation');
			give(arrow, 'aria-hidden', 'true');
			give(arrow, 'tabindex', '-1');
		}
		if (link) {
			link.after(toggle);
			toggle.setAttribute('aria-labelledby', `${toggle.id} ${idOf(link, `${name}-link`)}`);
		} else {
			list.before(toggle);
		}
		cleanup.add(() => toggle.remove());
	}
	give(toggle, 'aria-controls', idOf(list, `${name}${SUB_MENU_ID}`));
	give(toggle, 'aria-expanded', 'false');
	give(toggle, 'aria-label', labels.open);

	const place = () => {
		if (isLink || !isOver || !link) return;
		const [outer, inner] = [item, arrow].map((it) => it.getBoundingClientRect());
		const spare = inner!.width - toggle.offsetWidth;
		// If our button is wider than the arrow, extend the button away from the text.
		const side = getComputedStyle(item).direction === 'rtl' ? spare : 0;
		const left = inner!.left - outer!.left + (spare > 0 ? spare / 2 : side);
		toggle.style.left = `${Math.max(0, Math.min(left, outer!.width - toggle.offsetWidth))}px`;
		toggle.style.height = `${link.offsetHeight}px`;
	};

	cleanup.add(() => {
		item.classList.remove(MENU_CLASS.open);
		list.classList.remove(MENU_CLASS.toggledOn);
		for (const attribute of ['hidden', 'inert']) list.removeAttribute(attribute);
	});
	return { item, link, list, toggle, place, isOpen: false, isShut: false, undo: cleanup.run };
}
