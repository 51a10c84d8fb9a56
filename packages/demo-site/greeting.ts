/** Pages of the demo, with a description of each. */
const PAGES: ReadonlyArray<readonly [path: string, why: string]> = [
	['/', 'the directory’s front page'],
	['/directory/', 'the listings: search, categories, places'],
	['/listing/zurich-airport-zrh/', 'one of the airports'],
	['/listing/hotel-windsock/', 'a business, with everything a listing can say'],
	['/plans/', 'the plans, by category and billing period'],
	['/submit/', 'where a plan leads to: the form of a listing'],
	['/my-listings/', 'what an owner submitted, and orders'],
	['/suggest-a-listing/', 'a form of the builder, to suggest a listing'],
	['/contact/', 'the contact form'],
	['/correct-an-airport/', 'a form with every other kind of field'],
	['/scroll-helpers/', 'the scroll-to-top button, the reading bar, and late backgrounds'],
	['/followed-links/', 'links whose clicks are counted'],
	['/replies/', 'comments and replies to them'],
	['/menus/', 'a menu of several levels'],
	['/blank/', 'a page without widgets, which fetches nothing of ours'],
	['/pages-in-cms/', 'the markup of other themes and plugins, inside WordPress'],
	['/wp-admin/edit.php?post_type=gazetteer_form', 'the forms, to be changed or added to'],
	[
		'/wp-admin/edit.php?post_type=gazetteer_listing',
		'the listings, and below them plans, fields and setup',
	],
	[
		'/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-link-clicks',
		'which links were followed, as a chart',
	],
	[
		'/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-outbound-links',
		'the site’s own addresses that lead to partners',
	],
	['/wp-admin/options-general.php?page=gazetteer', 'the plugin’s settings'],
];

/** Returns the message that is printed after the start. */
export const greeting = (url: string, version: string): string => {
	const width = Math.max(...PAGES.map(([path]) => path.length));
	const rows = PAGES.map(([path, why]) => `  ${url}${path.padEnd(width)}  ${why}`);
	return [
		'',
		`Gazetteer’s demo runs on WordPress ${version}: ${url}/`,
		'',
		...rows,
		'',
		`  Administration: ${url}/wp-admin/  (name: admin, password: password)`,
		'',
		'Changes to widgets, packages and blocks are built as they are saved. Ctrl-C stops everything.',
	].join('\n');
};
