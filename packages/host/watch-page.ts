/** One observer for the whole page: what came, and, a tick later so that a move is no farewell, what left. */
export function watchPage(came: (scope: Element) => void, left: () => void): MutationObserver {
	const observer = new MutationObserver((changes) => {
		for (const { addedNodes } of changes)
			for (const node of addedNodes) if (node instanceof Element) came(node);
		setTimeout(left);
	});
	observer.observe(document.documentElement, { childList: true, subtree: true });
	return observer;
}
