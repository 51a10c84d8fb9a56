export const DETAILS = {
	container: '.featuresDataContainerOuterSubmit',
	fields: '.lpfeatures_fields',
	waiting: '.pre-load',
	features: '#tags-by-cat',
	custom: '#features-by-cat',
	/** Headings that older pages draw above the features and fields. */
	heading: 'label.featuresBycat',
	/**
	 * If present, the form contains the custom fields of all categories, but shows only some of
	 * them.
	 */
	builder: '#lp-form-builder-is-enabled',
	builderField: 'lp-form-builder-field',
	listing: '[name="lp_post"]',
	/** Our own form's button for visitors without JavaScript. */
	button: '.gz-show-fields',
} as const;

/** Themes show a spinner for this class. */
export const LOADING = 'loader';
