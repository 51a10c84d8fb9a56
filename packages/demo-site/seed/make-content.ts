import { airportListings } from './airports/airport-listings.ts';
import { chosenAirports, everyPlace } from './airports/data.ts';
import { businesses } from './businesses.ts';
import { CATEGORIES, FIELDS } from './categories.ts';
import { contactPage, correctionPage } from './pages/contact.ts';
import { directoryPages } from './pages/directory.ts';
import { followedLinksPage } from './pages/followed-links.ts';
import { forms } from './forms.ts';
import { menusPage } from './pages/menus.ts';
import { repliesPage } from './pages/replies.ts';
import { homePage } from './pages/home.ts';
import { localMaps } from './pictures/local-maps.ts';
import { pictures } from './pictures/pictures.ts';
import type { Content } from './content.ts';
import { daysOf, sales } from './plans.ts';
import { aboutPage, blankPage } from './pages/without-widgets.ts';
import { scrollHelpersPage } from './pages/scroll-helpers.ts';
import { testPages } from './pages/from-tests.ts';

/** Returns all content of the demo. Parents precede their children. */
export async function makeContent(testPagesFolder: string): Promise<Content> {
	const airports = await chosenAirports();
	const places = await everyPlace();
	return {
		title: 'Gazetteer',
		tagline: 'Airports of the world',
		front: 'home',
		pictures: [...pictures(places), ...localMaps(airports, places)],
		forms: forms(),
		pages: [
			homePage(airports),
			...directoryPages(),
			contactPage(),
			correctionPage(),
			scrollHelpersPage(),
			followedLinksPage(),
			repliesPage(),
			menusPage(),
			blankPage(),
			aboutPage(),
			...(await testPages(testPagesFolder)),
		],
		purposes: {
			directory: 'directory',
			plans: 'plans',
			submit: 'submit',
			my_listings: 'my-listings',
			contact: 'contact',
		},
		messageForm: 'business',
		categories: CATEGORIES,
		fields: FIELDS,
		sales: sales().map((sale) => ({ ...sale, days: daysOf(sale) })),
		listings: [...(await airportListings(airports)), ...businesses(airports)],
	};
}
