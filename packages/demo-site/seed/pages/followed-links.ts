import { block, heading, link, list, paragraph } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

/** A page with one link of each kind that link tracking counts. */
export const followedLinksPage = (): PlannedPage => ({
	key: 'followed-links',
	slug: 'followed-links',
	title: 'Links that are counted',
	content: [
		paragraph(
			'Follow some of these links, and look at Listings → Link clicks in the administration: there they are, as numbers of a day. Nothing is noted of who followed them.',
			'lead',
		),
		block(
			'gazetteer/link-tracking',
			{},
			[
				heading('Counted'),
				list([
					link('https://www.openstreetmap.org/way/30253863', 'An airport on the map'),
					link('/go/hotel-windsock/', 'A hotel, through a link of this site'),
					link('/recommend/airport-transfer/', 'A transfer, in the same way'),
					link(
						'/wp-content/uploads/terminal-plan.pdf',
						'The plan of a terminal, as a file',
					),
					link('tel:+41438162211', 'A telephone number, which is not noted itself'),
					link('mailto:desk@airport.example', 'A mailbox, which is not noted either'),
				]),
				heading('Not counted'),
				list([link('/directory/', 'The directory, which is on this site')]),
			].join('\n\n'),
		),
	].join('\n\n'),
});
