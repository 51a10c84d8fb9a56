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
	['Answers', 'within a day, by a person'],
	['Where we sit', '47° 27′ N, 8° 33′ E'],
	['At the desk', 'Monday to Friday, 9 to 17 o’clock UTC'],
];

const aside = [
	heading('Before you write'),
	paragraph(
		`Is a fact about an airport wrong? There is ${link('/correct-an-airport/', 'a form of its own for that')}, which asks what we need to know.`,
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
		paragraph(
			'Questions, praise, an airport that we forgot: everything arrives at the same desk.',
			'lead',
		),
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
			'Airports grow, move and change their names. Whoever was there knows it before we do.',
			'lead',
		),
		group('letter-form', form('correction')),
	].join('\n\n'),
});

/** Returns a box with the short form, for the sidebar of a page. */
export const noteBox = (): string =>
	group('note-box', [heading('Leave a note', 3), form('note')].join('\n\n'));
