/** What the details of a category are drawn into. */
export const DETAILS = {
	container: '.featuresDataContainerOuterSubmit',
	fields: '.lpfeatures_fields',
	waiting: '.pre-load',
	features: '#tags-by-cat',
	custom: '#features-by-cat',
	/** Headings that older pages draw above both. */
	heading: 'label.featuresBycat',
	/** With it all custom fields of all categories stand in the form, and some of them are shown. */
	builder: '#lp-form-builder-is-enabled',
	builderField: 'lp-form-builder-field',
	listing: '[name="lp_post"]',
	/** Our own form's button for visitors without a script. */
	button: '.gz-show-fields',
} as const;

/** Themes turn a wheel by it. */
export const LOADING = 'loader';
