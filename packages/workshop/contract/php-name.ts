const wordsOf = (name: string) =>
	name
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.split(/[^A-Za-z0-9]+/)
		.filter(Boolean);

/** `plansForCategory` as PHP calls a constant: `PLANS_FOR_CATEGORY`. */
export const constantName = (name: string) => wordsOf(name).join('_').toUpperCase();

/** `horizontal_view_1` as PHP calls a case: `HorizontalView1`. */
export const caseName = (name: string) =>
	wordsOf(name)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join('');
