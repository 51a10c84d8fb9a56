export const LOOKUP = {
	title: '#lptitle',
	/**
	 * A second title input with the lookup. Only one of the two is visible, has a name and is
	 * sent.
	 */
	twin: '#lptitleGoogle',
	/** The checkbox that switches between the two title inputs. */
	switch: '#fill-o-bot-check',
	/** A class on the second input while that input is the title. */
	active: 'fill-o-bot-active',
	category: '#inputCategory',
	gallery: '.lplistgallery',
} as const;

/** The slug of the option's term. */
export const SLUG = 'data-slug';
