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

describe('the editor', () => {
	it('finds nothing wrong with a form that works', () => {
		const mail = {
			to: 'a@b.org, The Desk <c@d.org>',
			subject: '[_form]: [email]',
			replyTo: 'email',
		};
		expect(found(whole, mail, { on: true, body: '[all-fields]' })).toEqual([]);
	});

	it('finds fields in columns and groups', () => {
		const inside = [block('core/columns', {}, [block('core/column', {}, whole)])];
		expect(found(inside)).toEqual([]);
	});

	it.each([
		['a form that asks for nothing', [submit], /has no fields/],
		['a form that cannot be sent', [email], /no send button/],
		['two fields of one name', [...whole, email], /have the name “email”/],
		['a field without a label', [...whole, field('tel', { name: 'tel' })], /no label/],
		[
			'a choice of nothing',
			[...whole, field('radios', { label: 'Which?', name: 'which', options: [''] })],
			/“Which\?” has no options/,
		],
		['a quiz without an answer', [...whole, field('quiz', { label: 'Q', name: 'q' })], /quiz/],
		[
			'a consent to nothing',
			[...whole, field('acceptance', { name: 'c' })],
			/Enter what the visitor agrees to/,
		],
	])('warns of %s', (_says, blocks, words) => {
		expect(found(blocks)).toEqual([expect.stringMatching(words)]);
	});

	it.each([
		['a recipient that is no address', { to: 'me' }, {}, /“me” is not a valid email address/],
		['a mail tag of no field', { body: '[phone]' }, {}, /\[phone\]/],
		['all fields in a subject', { subject: '[all-fields]' }, {}, /not in the subject/],
		[
			'all fields in the subject of a reply',
			{},
			{ on: true, subject: '[all-fields]' },
			/not in the subject/,
		],
		['answers to a field that is gone', { replyTo: 'gone' }, {}, /not in this form/],
		['a reply to a field that is gone', {}, { on: true, to: 'gone' }, /no recipient/],
		['a reply that names no field', {}, { on: true, subject: '[x]' }, /reply uses \[x\]/],
	])('warns of %s', (_says, mail, reply, words) => {
		expect(found(whole, mail, reply)).toEqual([expect.stringMatching(words)]);
	});
});
