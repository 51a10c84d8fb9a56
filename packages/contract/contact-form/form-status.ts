/** Server status to form status. Spec §4. */
export const FORM_STATUS = {
	init: 'init',
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	spam: 'spam',
	aborted: 'aborted',
	mail_sent: 'sent',
	mail_failed: 'failed',
	submitting: 'submitting',
	resetting: 'resetting',
	validating: 'validating',
	payment_required: 'payment-required',
} as const;

export type ServerStatus = keyof typeof FORM_STATUS;

export type FormStatus = (typeof FORM_STATUS)[ServerStatus] | `custom-${string}`;

/**
 * The form's word for a server's word. Spec §4 gives any other status a slug that "keeps only
 * alphanumerics", where "the first run of whitespace becomes a hyphen". Read here as: whatever is not
 * a letter or digit counts as white space, the ends are trimmed, the first run that is left joins
 * with a hyphen, and later runs, which may not be kept, are dropped. So `payment_later` is
 * `custom-payment-later`, as on every page so far, and `my_own_state`, which used to keep its second
 * underscore, is `custom-my-ownstate`. A word that already is a form status is taken as it is.
 */
export function formStatus(serverStatus: string): FormStatus {
	if (Object.hasOwn(FORM_STATUS, serverStatus)) {
		return FORM_STATUS[serverStatus as ServerStatus];
	}
	const known = Object.values<string>(FORM_STATUS).includes(serverStatus);
	if (known) {
		return serverStatus as FormStatus;
	}
	const [first = '', ...others] = serverStatus.match(/[0-9a-z]+/gi) ?? [];
	return `custom-${first}${others.length === 0 ? '' : `-${others.join('')}`}`;
}
