import type { DraftValue } from '@gazetteer/drafts';
import type { Schema } from 'yup';

/** One thing that is checked when the form is sent. */
export interface Check {
	/** The field's name, as the server and its answers call it, without brackets. */
	readonly field: string;
	/** How the field is called beside it, for the summary. */
	readonly label: string;
	readonly rule: Schema;
	readonly value: () => unknown;
	/** Shows that it is wrong, or takes that back. */
	readonly mark: (message: string | undefined) => void;
	/** Where somebody puts it right. */
	readonly focus: () => void;
	/** Where that is on the page, by which what is wrong is put in order. */
	readonly place?: Element | undefined;
}

/** What a section adds to the form, from the moment that it is drawn. */
export interface Part {
	/** Read anew with each sending: a section may require more or less by then. */
	readonly checks?: () => readonly Check[];
	/** Waits for what is still being made ready. It never fails, and is asked before the checks. */
	readonly ready?: () => Promise<void>;
	/** Changes the body that goes out. The form's own inputs are in it already. */
	readonly write?: (body: FormData) => void;
	/** What a draft keeps of it beside the form's own inputs, under a name of its own. */
	readonly draft?: {
		readonly name: string;
		readonly keep: () => DraftValue | undefined;
		readonly restore: (kept: DraftValue) => void;
	};
}
