const asFragment = (nodes: readonly Node[]) => {
	const fragment = document.createDocumentFragment();
	fragment.append(...nodes);
	return fragment;
};

/** What the server drew: taken away while something of ours is there, and put back as it was. */
export function serverPlansIn(areas: readonly HTMLElement[]) {
	const drawn = areas.map((area) => [area, [...area.childNodes]] as const);
	const nodes = drawn.flatMap(([, inside]) => inside);
	let seen = true;
	return {
		/** To be counted and read, wherever the nodes themselves are by then. */
		copy: () => asFragment(nodes.map((node) => node.cloneNode(true))),
		show(now: boolean) {
			if (now === seen) return;
			seen = now;
			if (now) for (const [area, inside] of drawn) area.prepend(asFragment(inside));
			else for (const node of nodes) node.remove();
		},
	};
}
