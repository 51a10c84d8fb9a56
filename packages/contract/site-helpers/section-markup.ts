/** Sections whose background loads lazily. Spec §2. */
export const SECTION_MARKUP = {
	container: 'e-con',
	outermost: 'e-parent',
	loaded: 'e-lazyloaded',
	never: 'e-no-lazyload',
	optIn: 'data-gz-lazy-bg',
} as const;

/** Fired on the document by scripts that added sections. */
export const SECTION_EVENT = 'elementor/lazyload/observe';
