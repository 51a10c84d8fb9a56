import type { Page } from 'playwright-core';

declare global {
	interface Window {
		drawnFirst: string;
	}
}

/** Stores the server markup before any script changes it. */
export const keepDrawn = {
	before: (fresh: Page) =>
		fresh.addInitScript(() =>
			document.addEventListener('DOMContentLoaded', () => {
				window.drawnFirst = document.querySelector('main')!.innerHTML;
			}),
		),
};

/** Unmounts the widgets on the elements. Returns the stored and the current markup. */
export const giveBack = (page: Page, selector: string) =>
	page.evaluate((place) => {
		const { unmount } = window.Gazetteer as { unmount: (element: Element) => void };
		document.querySelectorAll(place).forEach(unmount);
		return { drawn: window.drawnFirst, now: document.querySelector('main')!.innerHTML };
	}, selector);
