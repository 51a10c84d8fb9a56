import type { FormStatus } from '@gazetteer/contract';
import type { Store } from '@gazetteer/store';
import type { Slots } from '@gazetteer/view';
import type { ContactForm } from '../form.ts';
import type { Validated } from '../page-api.ts';
import type { FormState } from '../state.ts';

/** Validates fields and shows the results. Loaded with React. */
export interface View {
	validate: (what: Validated) => Promise<void>;
	focusFirstError: () => void;
	/** Renders React content in an element of the form. */
	fill: Slots['fill'];
}

/**
 * A contact form after the first interaction of a visitor or a script: the same object, plus its
 * store.
 */
export interface ActiveContactForm extends ContactForm {
	readonly store: Store<FormState>;
	/** Sets the form's status and dispatches the event for it. */
	readonly enter: (status: FormStatus) => void;
	/** Undefined until the view is loaded. */
	view?: View | undefined;
}
