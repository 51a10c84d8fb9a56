/** The form status for each server status. Spec §4. */
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
 * Converts a server status to a form status. Spec §4 converts an unknown status to a slug that
 * "keeps only alphanumerics", where "the first run of whitespace becomes a hyphen". This function
 * treats every other character as whitespace. It trims the ends, replaces the first run with a
 * hyphen and removes later runs. Thus `payment_later` becomes `custom-payment-later`, as on
 * existing pages, and `my_own_state` becomes `custom-my-ownstate`. An existing form status is
 * returned unchanged.
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
