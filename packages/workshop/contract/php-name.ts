const wordsOf = (name: string) =>
	name
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.split(/[^A-Za-z0-9]+/)
		.filter(Boolean);

/** Converts a name to a PHP constant: `plansForCategory` becomes `PLANS_FOR_CATEGORY`. */
export const constantName = (name: string) => wordsOf(name).join('_').toUpperCase();

/** Converts a name to a PHP enum case: `horizontal_view_1` becomes `HorizontalView1`. */
export const caseName = (name: string) =>
	wordsOf(name)
		.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
		.join('');
