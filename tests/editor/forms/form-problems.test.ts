import { formFields } from '../../../plugin-php-shim/editor/forms/fields/form-fields.ts';
import { problems } from '../../../plugin-php-shim/editor/forms/sidebar/form-problems.ts';

interface Given {
	readonly name: string;
	readonly clientId: string;
	readonly attributes: Readonly<Record<string, unknown>>;
	readonly innerBlocks: readonly Given[];
}

const block = (name: string, attributes = {}, innerBlocks: readonly Given[] = []): Given => ({
	name,
	clientId: JSON.stringify(attributes),
	attributes,
	innerBlocks,
});
const field = (type: string, attributes = {}) => block(`gazetteer/field-${type}`, attributes);

const email = field('email', { label: 'Email', name: 'email' });
const message = field('textarea', { label: 'Message', name: 'message' });
const submit = field('submit', { content: 'Send' });
const whole = [email, message, submit];

const found = (blocks: readonly Given[], mail = {}, reply = {}) =>
	problems(formFields(blocks), mail, reply);

describe('problems that the form editor reports', () => {
	it('the form editor reports no problem for a form that works', () => {
		const mail = {
			to: 'a@b.org, The Desk <c@d.org>',
			subject: '[_form]: [email]',
			replyTo: 'email',
		};
		expect(found(whole, mail, { on: true, body: '[all-fields]' })).toEqual([]);
	});

	it('the form editor finds fields in columns and groups', () => {
		const inside = [block('core/columns', {}, [block('core/column', {}, whole)])];
		expect(found(inside)).toEqual([]);
	});

	it.each([
		['a form without fields', [submit], /has no fields/],
		['a form without a submit button', [email], /no send button/],
		['two fields with the same name', [...whole, email], /have the name “email”/],
		['a field without a label', [...whole, field('tel', { name: 'tel' })], /no label/],
		[
			'a choice field without options',
			[...whole, field('radios', { label: 'Which?', name: 'which', options: [''] })],
			/“Which\?” has no options/,
		],
		['a quiz without an answer', [...whole, field('quiz', { label: 'Q', name: 'q' })], /quiz/],
		[
			'a consent field without a text',
			[...whole, field('acceptance', { name: 'c' })],
			/Enter what the visitor agrees to/,
		],
	])('the form editor warns about %s', (_says, blocks, words) => {
		expect(found(blocks)).toEqual([expect.stringMatching(words)]);
	});

	it.each([
		[
			'a recipient that is no email address',
			{ to: 'me' },
			{},
			/“me” is not a valid email address/,
		],
		['a mail tag without a matching field', { body: '[phone]' }, {}, /\[phone\]/],
		[
			'the tag for all fields in a subject',
			{ subject: '[all-fields]' },
			{},
			/not in the subject/,
		],
		[
			'the tag for all fields in the subject of a reply',
			{},
			{ on: true, subject: '[all-fields]' },
			/not in the subject/,
		],
		['a “Reply to” address from a deleted field', { replyTo: 'gone' }, {}, /not in this form/],
		['an automatic reply to a deleted field', {}, { on: true, to: 'gone' }, /no recipient/],
		[
			'an automatic reply without a recipient field',
			{},
			{ on: true, subject: '[x]' },
			/reply uses \[x\]/,
		],
	])('the form editor warns about %s', (_says, mail, reply, words) => {
		expect(found(whole, mail, reply)).toEqual([expect.stringMatching(words)]);
	});
});
