/** What the lookup relies on beside the fields' names. */
export const LOOKUP = {
	title: '#lptitle',
	/** A second input for the title, which has the lookup; only one of the two is seen, named and sent. */
	twin: '#lptitleGoogle',
	/** Chooses between them. */
	switch: '#fill-o-bot-check',
	/** On the twin while it is the title. */
	active: 'fill-o-bot-active',
	category: '#inputCategory',
	gallery: '.lplistgallery',
} as const;

/** One of an option's other names, as its address has it. */
export const SLUG = 'data-slug';
