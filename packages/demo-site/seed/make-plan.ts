import { airportPage } from './airport-page.ts';
import { chosenAirports, everyPlace } from './airports.ts';
import { contactPage, correctionPage } from './contact-pages.ts';
import { forms } from './forms.ts';
import { airportsPage, homePage } from './home.ts';
import { pictures } from './pictures.ts';
import type { Plan } from './plan.ts';
import { aboutPage, blankPage } from './quiet-pages.ts';
import { scrollHelpersPage } from './scroll-helpers.ts';
import { testPages } from './test-pages.ts';

/** All that the demo shows. Parents stand before their children. */
export async function makePlan(testPagesFolder: string): Promise<Plan> {
	const airports = await chosenAirports();
	return {
		title: 'Gazetteer',
		tagline: 'Airports of the world',
		front: 'home',
		pictures: pictures(await everyPlace()),
		forms: forms(),
		pages: [
			homePage(airports),
			airportsPage(airports),
			...airports.map((airport) => airportPage(airport, airports)),
			contactPage(),
			correctionPage(),
			scrollHelpersPage(),
			blankPage(),
			aboutPage(),
			...(await testPages(testPagesFolder)),
		],
	};
}
