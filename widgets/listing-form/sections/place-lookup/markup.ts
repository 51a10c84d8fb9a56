export const LOOKUP = {
	title: '#lptitle',
	/**
	 * A second title input, which has the place lookup. Only one of the two inputs is visible and
	 * sent.
	 */
	twin: '#lptitleGoogle',
	/** The checkbox that switches between the two title inputs. */
	switch: '#fill-o-bot-check',
	/** The class of the second title input while it replaces the first one. */
	active: 'fill-o-bot-active',
	category: '#inputCategory',
	gallery: '.lplistgallery',
} as const;

/** The slug of the option's term. */
export const SLUG = 'data-slug';
