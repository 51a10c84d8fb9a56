import { block, heading, link, list, paragraph } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

/** A page with one link of each kind that link tracking counts. */
export const followedLinksPage = (): PlannedPage => ({
	key: 'followed-links',
	slug: 'followed-links',
	title: 'Links that are counted',
	content: [
		paragraph(
			'Follow some of these links, then open Listings → Link clicks in the admin. The screen shows the number of clicks per day. No data about visitors is stored.',
			'lead',
		),
		block(
			'gazetteer/link-tracking',
			{},
			[
				heading('Counted'),
				list([
					link(
						'https://www.openstreetmap.org/way/30253863',
						'An airport on OpenStreetMap',
					),
					link('/go/hotel-windsock/', 'A hotel, through an outbound link of this site'),
					link(
						'/recommend/airport-transfer/',
						'An airport transfer, through another outbound link',
					),
					link('/wp-content/uploads/terminal-plan.pdf', 'A terminal plan (PDF)'),
					link('tel:+41438162211', 'A telephone number (the number is not stored)'),
					link(
						'mailto:desk@airport.example',
						'An email address (the address is not stored)',
					),
				]),
				heading('Not counted'),
				list([link('/directory/', 'The directory (a page of this site)')]),
			].join('\n\n'),
		),
	].join('\n\n'),
});
