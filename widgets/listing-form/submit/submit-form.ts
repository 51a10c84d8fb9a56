import type { Store } from '@gazetteer/store';
import type { ActiveListingForm } from '../interactive/active-form.ts';
import type { Notification } from './notification.ts';
import type { SubmitState } from './state.ts';

/** A listing form that can be sent: the same object, with the state of sending. */
export interface SubmitForm extends ActiveListingForm {
	readonly store: Store<SubmitState>;
	readonly notification: Notification;
	readonly send: () => Promise<void>;
	readonly stop: () => void;
	/** Handles a successful answer: forgets the draft and redirects to the server's address. */
	readonly arrived: (address: string) => void;
	/** Shows the refusal text that the page has in a hidden field. */
	readonly showRefusal: () => void;
	/** Submits the form natively, as a page without scripts does. */
	readonly sendPlainly: () => void;
	/** Focuses the first field with an error, the account error, or the button that tries again. */
	readonly focusFirst: () => void;
}
