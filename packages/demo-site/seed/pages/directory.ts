import { block, link, paragraph } from '../blocks.ts';
import { form } from './contact.ts';
import type { PlannedPage } from '../content.ts';

/** The pages that the plugin's setup creates, with texts for the demo. */
export const directoryPages = (): PlannedPage[] => [
	{
		key: 'directory',
		slug: 'directory',
		title: 'The directory',
		content: [
			paragraph(
				'Airports, and businesses near them. The airports are real. The businesses are fictional examples.',
				'lead',
			),
			block('gazetteer/directory', { align: 'wide' }),
		].join('\n\n'),
	},
	{
		key: 'airports',
		slug: 'airports',
		title: 'All airports',
		content: [
			paragraph('The airports of this directory, by name.', 'lead'),
			block('gazetteer/directory', {
				categories: 'airports',
				order: 'title',
				look: 'list',
				align: 'wide',
			}),
		].join('\n\n'),
	},
	{
		key: 'plans',
		slug: 'plans',
		title: 'Plans',
		content: [
			paragraph(
				'Choose a plan for your business. This is a demo: you are not charged.',
				'lead',
			),
			block('gazetteer/plan-chooser', { align: 'wide' }),
		].join('\n\n'),
	},
	{
		key: 'submit',
		slug: 'submit',
		title: 'List your business',
		content: [
			paragraph(
				`Tell travelers what you offer. You can change your listing later under ${link('/my-listings/', 'My listings')}. If you do not run the business, you can ${link('/suggest-a-listing/', 'suggest it')}.`,
				'lead',
			),
			block('gazetteer/listing-form'),
		].join('\n\n'),
	},
	{
		key: 'my-listings',
		slug: 'my-listings',
		title: 'My listings',
		content: block('gazetteer/my-listings'),
	},
	{
		key: 'suggestion',
		slug: 'suggest-a-listing',
		title: 'Suggest a listing',
		content: [
			paragraph(
				`Tell us about a place that is missing. We review every suggestion and answer by email. If only a fact is wrong, ${link('/correct-an-airport/', 'correct it')}.`,
				'lead',
			),
			block('gazetteer/chosen-plan'),
			form('suggestion'),
		].join('\n\n'),
	},
];
