/** Sections whose background waits until it is nearly seen. Spec §2. */
export const SECTION_MARKUP = {
	container: 'e-con',
	outermost: 'e-parent',
	loaded: 'e-lazyloaded',
	never: 'e-no-lazyload',
	optIn: 'data-gz-lazy-bg',
} as const;

/** Fired on the document by whoever added sections and wants them looked at. */
export const SECTION_EVENT = 'elementor/lazyload/observe';
