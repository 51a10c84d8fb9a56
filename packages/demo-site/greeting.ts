/** Pages of the demo, with a description of each. */
const PAGES: ReadonlyArray<readonly [path: string, why: string]> = [
	['/', 'the directory’s front page'],
	['/directory/', 'the listings, with search and filters'],
	['/listing/zurich-airport-zrh/', 'the listing of an airport'],
	['/listing/hotel-windsock/', 'the listing of a business, with all kinds of details'],
	['/plans/', 'the plans, by category and billing period'],
	['/submit/', 'the form to submit a listing'],
	['/my-listings/', 'an owner’s listings and orders'],
	['/suggest-a-listing/', 'a contact form for suggestions'],
	['/contact/', 'the contact form'],
	['/correct-an-airport/', 'a contact form with all other kinds of fields'],
	['/scroll-helpers/', 'the scroll-to-top button, the reading progress and lazy backgrounds'],
	['/followed-links/', 'links whose clicks are counted'],
	['/replies/', 'comments and replies to them'],
	['/menus/', 'a menu with submenus'],
	['/blank/', 'a page without widgets, which loads none of our files'],
	['/pages-in-cms/', 'the markup of other themes and plugins, inside WordPress'],
	['/wp-admin/edit.php?post_type=gazetteer_form', 'the contact forms'],
	['/wp-admin/edit.php?post_type=gazetteer_listing', 'the listings, plans, fields and setup'],
	[
		'/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-link-clicks',
		'the clicks on links, as a chart',
	],
	[
		'/wp-admin/edit.php?post_type=gazetteer_listing&page=gazetteer-outbound-links',
		'the outbound links to partners',
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
		`  Admin: ${url}/wp-admin/  (username: admin, password: password)`,
		'',
		'If you save a file of the widgets, packages or blocks, it is built again. Ctrl+C stops the demo.',
	].join('\n');
};
