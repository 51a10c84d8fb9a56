import { hide, isShown, rememberDisplay, show } from '@gazetteer/dom';

const HIDERS = [
	['the attribute', '<div hidden></div>'],
	['an inline style', '<div style="display: none"></div>'],
	['an inline style that is important', '<div style="display: none !important"></div>'],
	['a stylesheet', '<style>div { display: none }</style><div></div>'],
	['a stylesheet and the attribute', '<style>div { display: none }</style><div hidden></div>'],
] as const;

const drawn = (html: string) => {
	document.body.innerHTML = html;
	return document.querySelector('div')!;
};

describe('showing and hiding an element', () => {
	it.each(HIDERS)('an element hidden by %s is shown, hidden again and restored', (_by, html) => {
		const element = drawn(html);
		const state = () => [element.style.cssText, element.hidden];
		const before = state();
		const restore = rememberDisplay(element);
		expect(isShown(element)).toBe(false);
		show(element);
		expect(isShown(element)).toBe(true);
		show(element, false);
		expect(isShown(element)).toBe(false);
		show(element);
		expect(isShown(element)).toBe(true);
		restore();
		expect(isShown(element)).toBe(false);
		expect(state()).toEqual(before);
	});

	it('an element displayed by a stylesheet despite the hidden attribute is hidden', () => {
		const element = drawn('<style>div { display: inline-block }</style><div></div>');
		hide(element);
		expect([isShown(element), element.hidden]).toEqual([false, true]);
		show(element);
		expect([isShown(element), element.getAttribute('style') || null]).toEqual([true, null]);
	});

	it('a visible element keeps its display value when it is shown', () => {
		const element = drawn('<div style="display: flex"></div>');
		show(element);
		expect(element.style.display).toBe('flex');
	});
});
