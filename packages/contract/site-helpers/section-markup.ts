/** Selectors and classes of sections whose background image loads lazily. Spec §2. */
export const SECTION_MARKUP = {
	container: 'e-con',
	outermost: 'e-parent',
	loaded: 'e-lazyloaded',
	never: 'e-no-lazyload',
	optIn: 'data-gz-lazy-bg',
} as const;

/** Other scripts fire this event on the document after they add sections. */
export const SECTION_EVENT = 'elementor/lazyload/observe';
