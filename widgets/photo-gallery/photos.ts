export interface Photo {
	readonly link: HTMLAnchorElement;
	readonly url: string;
	/** The same in other sizes, as images name them; '' where there is one size only. */
	readonly sizes: string;
	/** What the link is called: which photo it is, of what, and what it shows. */
	readonly name: string;
	readonly caption: string;
}

/** The photos that the page links to, in its order. */
export const photosOf = (root: HTMLElement): readonly Photo[] =>
	[...root.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
		link,
		url: link.href,
		sizes: link.dataset['srcset'] ?? '',
		name: link.getAttribute('aria-label') ?? link.querySelector('img')?.alt ?? '',
		caption: link.dataset['caption'] ?? '',
	}));
