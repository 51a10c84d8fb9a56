const asFragment = (nodes: readonly Node[]) => {
	const fragment = document.createDocumentFragment();
	fragment.append(...nodes);
	return fragment;
};

/** What the server drew into the result area: taken away while something of ours is there, and put back as it was. */
export function drawnIn(results: HTMLElement) {
	const nodes = [...results.childNodes];
	let seen = true;
	return {
		/** To be counted and read, wherever the nodes themselves are by then. */
		copy: () => asFragment(nodes.map((node) => node.cloneNode(true))),
		show(now: boolean) {
			if (now === seen) return;
			seen = now;
			if (now) results.prepend(asFragment(nodes));
			else for (const node of nodes) (node as ChildNode).remove();
		},
	};
}
