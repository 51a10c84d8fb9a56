/** A directory on a page, after the first touch. */
export interface ActiveDirectory {
	/** Shows the results for the URL in the address bar. */
	readonly follow: () => void;
	/** Opens the filters in a drawer. */
	readonly openFilters: (opener: HTMLElement) => void;
}

/** The search on the page when the widget was mounted. */
export interface Start {
	readonly address: string;
	/** The URL of the search in the form. */
	readonly form: string;
	/** Whether results can be replaced on the page. */
	readonly isLive: boolean;
}
