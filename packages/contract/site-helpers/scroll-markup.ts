/** The two ready-made scroll-to-top buttons found on pages; each has its own sign for "shown". */
export const SCROLL_TOP_MARKUP = {
	wrap: 'hfe-scroll-to-top-wrap',
	button: 'hfe-scroll-to-top-button',
	hidden: 'hfe-scroll-to-top-hide',
	link: 'generate-back-to-top',
	linkShown: 'generate-back-to-top__show',
	/** On the link: how far the page is scrolled before it shows, in pixels. */
	linkStart: 'data-start-scroll',
	linkStartDefault: 300,
} as const;

/** The ready-made reading-progress bar. The inner one's width is the percentage. Spec §2. */
export const PROGRESS_MARKUP = {
	track: 'hfe-reading-progress',
	bar: 'hfe-reading-progress-bar',
} as const;
