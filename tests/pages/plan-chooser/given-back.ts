import type { Page } from 'playwright-core';

declare global {
	interface Window {
		drawnFirst: string;
	}
}

/** Keeps what the server drew, before any script has touched it. */
export const keepDrawn = {
	before: (fresh: Page) =>
		fresh.addInitScript(() =>
			document.addEventListener('DOMContentLoaded', () => {
				window.drawnFirst = document.querySelector('main')!.innerHTML;
			}),
		),
};

/** Unmounts what is on the elements, and tells the page as it was drawn and as it is now. */
export const giveBack = (page: Page, selector: string) =>
	page.evaluate((place) => {
		const { unmount } = window.Gazetteer as { unmount: (element: Element) => void };
		document.querySelectorAll(place).forEach(unmount);
		return { drawn: window.drawnFirst, now: document.querySelector('main')!.innerHTML };
	}, selector);
