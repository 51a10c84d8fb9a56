import { __, sprintf } from '@wordpress/i18n';
import { namedFields, type FormField } from '../fields/form-fields.ts';
import { fieldKinds } from '../fields/field-types.ts';
import { ALL_FIELDS, tagsIn, unknownTags } from './mail-tags.ts';
import type { Mail, Reply } from './form-meta.ts';

const CHOICES = ['select', 'checkboxes', 'radios'];
const ADDRESS = /^(?:[^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/;

const said = ({ label, content, name, type }: FormField) =>
	label || content.replace(/<[^>]*>/g, '') || name || (fieldKinds()[type]?.title ?? type);

const isEmail = (wanted: string, fields: readonly FormField[]) =>
	fields.some(({ type, name }) => type === 'email' && name === wanted);

const saidTwice = (name: string) =>
	sprintf(
		/* translators: %s: the name of a field. */
		__('Two fields have the name “%s”. Rename one of them.', 'gazetteer'),
		name,
	);

function ofFields(fields: readonly FormField[]): string[] {
	const names = namedFields(fields).map(({ name }) => name);
	const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
	return [
		...(fields.some(({ type }) => type !== 'submit')
			? []
			: [__('The form has no fields. Add a field.', 'gazetteer')]),
		...(fields.some(({ type }) => type === 'submit')
			? []
			: [__('The form has no send button. Add one.', 'gazetteer')]),
		...[...twice].map(saidTwice),
		...fields.flatMap((field) => ofField(field)),
	];
}

function ofField(field: FormField): string[] {
	const { type, label, options, questions, content } = field;
	if (CHOICES.includes(type) && !options.some((option) => option.trim() !== '')) {
		/* translators: %s: the label of a field. */
		return [sprintf(__('“%s” has no options. Add an option.', 'gazetteer'), said(field))];
	}
	if (type === 'quiz' && !questions.some((each) => each.question && each.answer)) {
		return [__('The quiz has no question with an answer. Add one.', 'gazetteer')];
	}
	if (type === 'acceptance' && content.trim() === '') {
		return [__('A consent field has no text. Enter what the visitor agrees to.', 'gazetteer')];
	}
	if (!['acceptance', 'submit', 'hidden'].includes(type) && label.trim() === '') {
		return [
			sprintf(
				/* translators: %s: a type of field. */
				__('A field of the type “%s” has no label. Enter a label.', 'gazetteer'),
				said(field),
			),
		];
	}
	return [];
}

/**
 * Returns an error if the subject contains the mail tag for all fields, because a subject has only
 * one line.
 */
const subjectProblems = (subject: string): string[] =>
	tagsIn(subject).includes(ALL_FIELDS)
		? [__('You can use [all-fields] only in the message, not in the subject.', 'gazetteer')]
		: [];

function ofMail(
	{ to = '', subject = '', body = '', replyTo = '' }: Mail,
	fields: readonly FormField[],
): string[] {
	return [
		...to
			.split(',')
			.map((address) => address.trim())
			.filter((address) => address !== '' && !ADDRESS.test(address))
			.map((address) =>
				/* translators: %s: the text that is not an email address. */
				sprintf(__('“%s” is not a valid email address.', 'gazetteer'), address),
			),
		...(replyTo === '' || isEmail(replyTo, fields)
			? []
			: [__('“Reply-to” uses a field that is not in this form.', 'gazetteer')]),
		...subjectProblems(subject),
		...unknownTags([subject, body], fields).map((tag) =>
			/* translators: %s: a mail tag. */
			sprintf(__('The email uses [%s], but no field has that name.', 'gazetteer'), tag),
		),
	];
}

function ofReply(
	{ on = false, to = '', subject = '', body = '' }: Reply,
	fields: readonly FormField[],
): string[] {
	if (!on) return [];
	const isThere = to === '' ? fields.some(({ type }) => type === 'email') : isEmail(to, fields);
	return [
		...(isThere
			? []
			: [__('The reply has no recipient. Add an email field to the form.', 'gazetteer')]),
		...subjectProblems(subject),
		...unknownTags([subject, body], fields).map((tag) =>
			/* translators: %s: a mail tag. */
			sprintf(__('The reply uses [%s], but no field has that name.', 'gazetteer'), tag),
		),
	];
}

/** Returns the problems of a form that would affect visitors or the site owner. */
export const problems = (fields: readonly FormField[], mail: Mail, reply: Reply): string[] => [
	...ofFields(fields),
	...ofMail(mail, fields),
	...ofReply(reply, fields),
];
