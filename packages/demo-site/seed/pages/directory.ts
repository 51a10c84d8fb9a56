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
				'Airports, and those who wait for you there. The airports are real; the businesses are made up, to show what a listing looks like.',
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
				'Be found where people wait, eat, sleep and set out. This is a demonstration: nothing is charged.',
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
				`Tell travellers what you have for them. Your listing is yours to change later, under ${link('/my-listings/', 'My listings')}. You do not run the place yourself? ${link('/suggest-a-listing/', 'Suggest it')}.`,
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
				`Tell us of a place that belongs here. We look at every suggestion and answer by mail. Only a fact is wrong? ${link('/correct-an-airport/', 'Correct it')}.`,
				'lead',
			),
			block('gazetteer/chosen-plan'),
			form('suggestion'),
		].join('\n\n'),
	},
];
