/**
 * Selectors of the scroll-to-top buttons of an existing plugin (`hfe`) and an existing theme
 * (GeneratePress), and the classes that hide or show each button.
 */
export const SCROLL_TOP_MARKUP = {
	wrap: 'hfe-scroll-to-top-wrap',
	button: 'hfe-scroll-to-top-button',
	hidden: 'hfe-scroll-to-top-hide',
	link: 'generate-back-to-top',
	linkShown: 'generate-back-to-top__show',
	/** On the link: the scroll distance in pixels above which the link is visible. */
	linkStart: 'data-start-scroll',
	linkStartDefault: 300,
} as const;

/**
 * The existing reading progress bar. The width of the inner element is the percentage read.
 * Spec §2.
 */
export const PROGRESS_MARKUP = {
	track: 'hfe-reading-progress',
	bar: 'hfe-reading-progress-bar',
} as const;
