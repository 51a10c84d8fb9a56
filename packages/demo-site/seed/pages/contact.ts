import { asIs, block, heading, link, paragraph } from '../blocks.ts';
import type { PlannedPage } from '../content.ts';

/**
 * Returns a form block with a placeholder for the form's id, which is known when the page is
 * stored.
 */
export const form = (key: string): string =>
	block('gazetteer/contact-form', { form: `{{form:${key}}}` });

const group = (className: string, inside: string) =>
	block('group', { className }, `<div class="wp-block-group ${className}">${inside}</div>`);

const FACTS: ReadonlyArray<readonly [string, string]> = [
	['Response time', 'Within one day'],
	['Location', '47° 27′ N, 8° 33′ E'],
	['Office hours', 'Monday to Friday, 9:00 to 17:00 UTC'],
];

const aside = [
	heading('Before you write'),
	paragraph(
		`Is a fact about an airport wrong? Use ${link('/correct-an-airport/', 'the correction form')}.`,
	),
	asIs(
		`<dl class="desk">${FACTS.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`,
	),
].join('\n\n');

export const contactPage = (): PlannedPage => ({
	key: 'contact',
	slug: 'contact',
	title: 'Write to us',
	content: [
		paragraph('Send us a question, or tell us about an airport that is missing.', 'lead'),
		group(
			'letter',
			[group('letter-form', form('contact')), group('letter-aside', aside)].join('\n\n'),
		),
	].join('\n\n'),
});

export const correctionPage = (): PlannedPage => ({
	key: 'correction',
	slug: 'correct-an-airport',
	title: 'Correct an airport',
	content: [
		paragraph(
			'Tell us what has changed at an airport, or what is wrong in its listing.',
			'lead',
		),
		group('letter-form', form('correction')),
	].join('\n\n'),
});

/** Returns a box with the short form, for the sidebar of a page. */
export const noteBox = (): string =>
	group('note-box', [heading('Leave a note', 3), form('note')].join('\n\n'));
