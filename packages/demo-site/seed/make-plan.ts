import { airportListings } from './airport-listings.ts';
import { chosenAirports, everyPlace } from './airports.ts';
import { businesses } from './businesses.ts';
import { CATEGORIES, FIELDS } from './categories.ts';
import { contactPage, correctionPage } from './contact-pages.ts';
import { directoryPages } from './directory-pages.ts';
import { forms } from './forms.ts';
import { homePage } from './home.ts';
import { localMaps } from './local-maps.ts';
import { pictures } from './pictures.ts';
import type { Plan } from './plan.ts';
import { daysOf, sales } from './plans.ts';
import { aboutPage, blankPage } from './quiet-pages.ts';
import { scrollHelpersPage } from './scroll-helpers.ts';
import { testPages } from './test-pages.ts';

/** All that the demo shows. Parents stand before their children. */
export async function makePlan(testPagesFolder: string): Promise<Plan> {
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
			blankPage(),
			aboutPage(),
			...(await testPages(testPagesFolder)),
		],
		purposes: { directory: 'directory', plans: 'plans', submit: 'submit', contact: 'contact' },
		categories: CATEGORIES,
		fields: FIELDS,
		sales: sales().map((sale) => ({ ...sale, days: daysOf(sale) })),
		listings: [...(await airportListings(airports)), ...businesses(airports)],
	};
}
