/** The maximum number of bytes (after gzip) that a page may have downloaded at a certain moment. */
export interface Budget {
	readonly page: string;
	/** The widgets whose stylesheet the page links. */
	readonly styles: readonly string[];
	/** The widgets whose script the page downloads, including the imports of the script. */
	readonly scripts: readonly string[];
	/** Files that a widget downloads later, by file name without the hash. */
	readonly later?: readonly string[];
	/**
	 * Whether to subtract the loader's size, because the page has already downloaded the loader.
	 */
	readonly beyondLoader?: boolean;
	readonly gzip: number;
}

/**
 * `npm run size` fails if a page exceeds its budget. The budgets leave 40 bytes for one more widget in the loader, such as
 * that of the guide “Adding a widget”.
 */
export const BUDGETS: readonly Budget[] = [
	{
		page: 'the loader',
		styles: [],
		scripts: [],
		gzip: 2240,
	},
	{
		page: 'with every site-wide helper on, before the first scroll',
		styles: ['scroll-top', 'reading-progress', 'section-backgrounds'],
		scripts: ['section-backgrounds'],
		gzip: 3680,
	},
	{
		page: 'with scroll-top on, all of it',
		styles: ['scroll-top'],
		scripts: ['scroll-top'],
		gzip: 3640,
	},
	{
		page: 'with reading-progress on, all of it',
		styles: ['reading-progress'],
		scripts: ['reading-progress'],
		gzip: 3240,
	},
	{
		page: 'with section-backgrounds on, all of it',
		styles: ['section-backgrounds'],
		scripts: ['section-backgrounds'],
		gzip: 2860,
	},
	{
		page: 'with link-tracking on, all of it',
		styles: [],
		scripts: ['link-tracking'],
		gzip: 6300,
	},
	{
		page: 'with a contact form, at page load',
		styles: ['contact-form'],
		scripts: ['contact-form'],
		gzip: 7660,
	},
	{
		page: "with a contact form, after the visitor's first touch",
		styles: ['contact-form'],
		scripts: ['contact-form'],
		later: ['contact-form-interactive', 'contact-form-view'],
		gzip: 65_040,
	},
	{
		page: 'with a contact form, once something is written in it',
		styles: ['contact-form'],
		scripts: ['contact-form'],
		later: ['contact-form-interactive', 'contact-form-view', 'contact-form-keep-draft'],
		gzip: 68_180,
	},
	{
		page: 'with a listing form, at page load',
		styles: ['listing-form'],
		scripts: ['listing-form'],
		gzip: 6040,
	},
	{
		page: 'with a listing form, after the first touch',
		styles: ['listing-form'],
		scripts: ['listing-form'],
		later: ['listing-form-interactive'],
		gzip: 100_200,
	},
	{
		page: 'with a plan chooser, once it comes near',
		styles: ['plan-chooser'],
		scripts: ['plan-chooser'],
		gzip: 10_860,
	},
	{
		page: 'with a plan chooser, after the first answer',
		styles: ['plan-chooser'],
		scripts: ['plan-chooser'],
		later: ['plan-chooser-interactive', 'plan-chooser-view', 'plan-chooser-clean-html'],
		gzip: 79_700,
	},
	{
		page: 'with a directory, at page load',
		styles: [],
		scripts: ['directory'],
		gzip: 3200,
	},
	{
		page: 'with a directory, after the first touch',
		styles: [],
		scripts: ['directory'],
		later: ['directory-interactive'],
		gzip: 9180,
	},
	{
		page: "with a listing's photos, once one is opened",
		styles: ['photo-gallery'],
		scripts: ['photo-gallery'],
		gzip: 5600,
	},
	{
		page: 'with the opening hours of a listing, all of it',
		styles: [],
		scripts: ['opening-hours'],
		gzip: 3240,
	},
	{
		page: 'with the share button of a listing, once it is used',
		styles: [],
		scripts: ['share-link'],
		gzip: 2740,
	},
	{
		page: 'with a directory, before its map is opened',
		styles: ['directory-map', 'near-me'],
		scripts: ['directory-map'],
		gzip: 6240,
	},
	{
		page: 'the map of a directory, beyond the loader',
		styles: [],
		scripts: [],
		later: ['directory-map-on-demand', 'leaflet-results', 'leaflet-library', 'ajax'],
		beyondLoader: true,
		gzip: 60_000,
	},
	{
		page: 'with a site menu, all of it',
		styles: ['site-menu'],
		scripts: ['site-menu'],
		gzip: 5980,
	},
	{
		page: 'what moves a comment form, beyond the loader',
		styles: [],
		scripts: ['comment-reply'],
		beyondLoader: true,
		gzip: 960,
	},
	{
		page: 'with a comment thread, after the first focus in it',
		styles: [],
		scripts: ['comment-reply'],
		later: ['comment-reply-interactive'],
		gzip: 4080,
	},
	{
		page: 'with every site-wide helper on, all of it',
		styles: ['scroll-top', 'reading-progress', 'section-backgrounds'],
		scripts: ['scroll-top', 'reading-progress', 'section-backgrounds'],
		gzip: 5260,
	},
];
