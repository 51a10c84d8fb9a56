import { MENU_CLASS } from '@gazetteer/contract';
import type { Mount } from '@gazetteer/host';
import { HOLDS_OTHERS, navigationIn, NOT_OURS } from './markup.ts';
import { takePanel } from './panel.ts';
import { takeSubMenus } from './sub-menus.ts';
import './style.css';

/** Returns whether a link has no destination. */
const isEmpty = (link: Element) => ['', '#', null].includes(link.getAttribute('href'));

export const mount: Mount = (place, _options, signal) => {
	const root = navigationIn(place);
	if (root.matches(NOT_OURS) || root.querySelector(HOLDS_OTHERS)) return undefined;

	const panel = takePanel(root);
	let isTouch = false;
	const menu = takeSubMenus(root, panel.isNarrow, () => isTouch);
	const { subMenus, mode } = menu;

	/** Prevents the default action and the theme's own handler. */
	const take = (event: Event) => {
		event.preventDefault();
		event.stopImmediatePropagation();
	};

	const linkOpens = (link: HTMLElement, isOpen: boolean) => {
		if (mode === 'click-item') return true;
		if (menu.opensByHover()) return isTouch && !isOpen;
		return isEmpty(link);
	};

	const pressed = (event: Event) => {
		const target = event.target as Element;
		if (panel.buttons.some((button) => button.contains(target))) {
			take(event);
			if (panel.isOpen()) menu.close();
			panel.set(!panel.isOpen());
			return menu.sayAll();
		}
		if (!root.contains(target)) {
			if (mode !== 'plain' && !panel.isNarrow()) menu.close();
			return;
		}
		const one = subMenus.find(
			({ toggle, link }) => toggle.contains(target) || link?.contains(target),
		);
		const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
		if (!one || ctrlKey || metaKey || shiftKey || altKey) return;
		if (!one.toggle.contains(target) && !linkOpens(one.link!, one.isOpen)) return;
		take(event);
		menu.press(one);
	};

	const typed = (event: KeyboardEvent) => {
		const target = event.target as Element;
		document.body.classList.remove(MENU_CLASS.usingMouse);
		if (
			event.key === ' ' &&
			subMenus.some(({ toggle, link }) => toggle === link && toggle === target)
		) {
			take(event);
			if (!event.repeat) (target as HTMLElement).click();
		}
		if (event.key !== 'Escape' || event.isComposing) return;
		if (menu.closeInnermost()) return take(event);
		const isHere =
			target === document.body ||
			root.contains(target) ||
			panel.buttons.some((button) => button === target);
		if (!panel.isOpen() || !isHere) return;
		take(event);
		panel.set(false);
		panel.focusButton();
	};

	const on = (target: EventTarget, types: string, listener: (event: never) => void) => {
		for (const type of types.split(' '))
			target.addEventListener(type, listener as EventListener, { capture: true, signal });
	};
	on(document, 'click', pressed);
	on(document, 'keydown', typed);
	on(document, 'pointerdown', ({ pointerType }: PointerEvent) => {
		isTouch = pointerType === 'touch';
		if (mode !== 'plain') document.body.classList.add(MENU_CLASS.usingMouse);
	});
	// On touch screens, a tap also focuses the link before it opens the submenu, so ignore the
	// focus.
	on(root, 'focusin', ({ target }: FocusEvent) =>
		menu.follow(isTouch ? undefined : (target as Element)),
	);
	// Wait, because the newly focused element is known only after the event.
	on(root, 'focusout', () =>
		setTimeout(() => menu.follow(document.querySelector(':focus') ?? document.body)),
	);
	on(root, 'pointerover pointerleave', () => menu.follow());
	// The theme's script also toggles a class on focus and blur, which would undo our change.
	if ('generatepressMenu' in window)
		on(root, 'focus blur', (event: FocusEvent) => event.stopImmediatePropagation());

	let wasNarrow = panel.isNarrow();
	const sizes =
		window.ResizeObserver &&
		new ResizeObserver(() => {
			const isNarrow = panel.isNarrow();
			if (wasNarrow !== isNarrow) {
				menu.close();
				panel.set(false);
			}
			wasNarrow = isNarrow;
			menu.sayAll();
		});
	sizes?.observe(document.documentElement);
	panel.say();
	menu.sayAll();

	return () => {
		sizes?.disconnect();
		menu.undo();
		panel.undo();
		document.body.classList.remove(MENU_CLASS.usingMouse);
	};
};
