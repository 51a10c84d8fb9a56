export const DETAILS = {
	container: '.featuresDataContainerOuterSubmit',
	fields: '.lpfeatures_fields',
	waiting: '.pre-load',
	features: '#tags-by-cat',
	custom: '#features-by-cat',
	/** Headings that older pages render above the features and fields. */
	heading: 'label.featuresBycat',
	/**
	 * If this element exists, the page contains the custom fields of all categories, and shows only
	 * some of them.
	 */
	builder: '#lp-form-builder-is-enabled',
	builderField: 'lp-form-builder-field',
	listing: '[name="lp_post"]',
	/** The button of our own form, for visitors without JavaScript. */
	button: '.gz-show-fields',
} as const;

/** Themes show a spinner on elements with this class. */
export const LOADING = 'loader';
