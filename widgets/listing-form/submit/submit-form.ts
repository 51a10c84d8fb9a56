import type { Store } from '@gazetteer/store';
import type { ActiveListingForm } from '../interactive/active-form.ts';
import type { Notification } from './notification.ts';
import type { SubmitState } from './state.ts';

/** A listing form that can be sent: the same object, plus the state of the submission. */
export interface SubmitForm extends ActiveListingForm {
	readonly store: Store<SubmitState>;
	readonly notification: Notification;
	readonly send: () => Promise<void>;
	readonly stop: () => void;
	/** Handles a successful response: forgets the draft and redirects to the server's address. */
	readonly arrived: (address: string) => void;
	/** Shows the error message that the page contains in a hidden field. */
	readonly showRefusal: () => void;
	/** Submits the form natively, without AJAX. */
	readonly sendPlainly: () => void;
	/** Focuses the first field with an error, the account error, or the button that tries again. */
	readonly focusFirst: () => void;
}
