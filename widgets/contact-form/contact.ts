import type { ContactDetail, FormStatus } from '@gazetteer/contract';
import type { Store } from '@gazetteer/store';
import type { Slots } from '@gazetteer/view';
import type { Checked, Presence } from './presence.ts';
import type { ContactState, FieldError } from './state.ts';

/** Checks fields, and draws what there is to say. */
export interface View {
	check: (what: Checked) => Promise<void>;
	focusFirstError: () => void;
	/** Draws in a place of the form. */
	fill: Slots['fill'];
}

/** A form that a visitor has touched, and all that happens to it. */
export interface Contact extends Presence {
	/** What every event says of the form. */
	readonly ids: Omit<ContactDetail, 'status'>;
	readonly store: Store<ContactState>;
	/** Stands for the errors that the server drew into the page, as long as nobody has looked for them. */
	readonly unread: readonly FieldError[];
	view?: View | undefined;
	/** Goes to a status, and tells the page. */
	readonly enter: (status: FormStatus) => void;
	/** The last status that was no mere passage. */
	settled: FormStatus;
	/** Ends the one send that may be under way. */
	sending?: AbortController | undefined;
	/** Where the focus was when the visitor sent. */
	sentFrom?: Element | null;
	/** Names the try that may have got lost. */
	request: string;
	/** Until this moment of the page's own clock the server wants to be left alone, and what it said. */
	patience?: { readonly until: number; readonly message: string };
}
