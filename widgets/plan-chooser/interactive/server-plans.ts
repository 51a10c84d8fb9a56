const asFragment = (nodes: readonly Node[]) => {
	const fragment = document.createDocumentFragment();
	fragment.append(...nodes);
	return fragment;
};

/** Removes the plans in the server's HTML while other content is shown, and restores them later. */
export function serverPlansIn(areas: readonly HTMLElement[]) {
	const drawn = areas.map((area) => [area, [...area.childNodes]] as const);
	const nodes = drawn.flatMap(([, inside]) => inside);
	let isShown = true;
	return {
		/**
		 * Copies the nodes, so that they can be counted and compared while they are not in the
		 * page.
		 */
		copy: () => asFragment(nodes.map((node) => node.cloneNode(true))),
		show(now: boolean) {
			if (now === isShown) return;
			isShown = now;
			if (now) for (const [area, inside] of drawn) area.prepend(asFragment(inside));
			else for (const node of nodes) node.remove();
		},
	};
}
