export interface Photo {
	readonly link: HTMLAnchorElement;
	readonly url: string;
	/** The `srcset` with further sizes of the photo, or ''. */
	readonly sizes: string;
	/** The link's label: the number and description of the photo. */
	readonly name: string;
	readonly caption: string;
}

/** Returns the photos that the gallery links to, in the order of the page. */
export const photosOf = (root: HTMLElement): readonly Photo[] =>
	[...root.querySelectorAll<HTMLAnchorElement>('a[href]:not([data-all],[data-away])')].map(
		(link) => ({
			link,
			url: link.href,
			sizes: link.dataset['srcset'] ?? '',
			name: link.getAttribute('aria-label') ?? link.querySelector('img')?.alt ?? '',
			caption: link.dataset['caption'] ?? '',
		}),
	);
